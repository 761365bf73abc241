/** Where plates stand: on an ellipse, as far from each other along it, from the top and clockwise. */
const STEPS = 3600;

/** Angles in degrees of some plates on an ellipse that is so many times as high as it is wide. */
export function angles(plates: number, height: number): number[] {
  const lengths = [0];
  for (let step = 1; step <= STEPS; step++) {
    const turn = ((step - 0.5) / STEPS) * 2 * Math.PI;
    lengths.push(lengths[step - 1]! + Math.hypot(Math.cos(turn), height * Math.sin(turn)));
  }
  const whole = lengths[STEPS]!;
  return Array.from(
    { length: plates },
    (_, plate) => (lengths.findIndex((length) => length >= (whole * plate) / plates) / STEPS) * 360 - 90,
  );
}
