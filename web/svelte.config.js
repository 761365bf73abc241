export default {
  compilerOptions: {
    runes: true,
    // Short names: they stand at every element.
    cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 4)}`,
  },
};
