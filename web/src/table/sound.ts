/** One soft tap for a move, two for my turn. Off unless somebody wants it. */
import { kept } from "../preferences.svelte";

let audio: AudioContext | null = null;

export function sound(mine: boolean): void {
  if (!kept.sound || document.hidden) return;
  audio ??= new AudioContext();
  tap(audio, 0, 330);
  if (mine) tap(audio, 0.12, 440);
}

function tap(context: AudioContext, delay: number, pitch: number): void {
  const start = context.currentTime + delay;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const loudness = new GainNode(context, { gain: 0.12 });
  loudness.gain.setValueAtTime(0.12, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
  tone.connect(loudness).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.13);
}
