/** Three rising strokes: pitch in hertz, start in seconds. */
const strokes = [
  [1046.5, 0],
  [1318.5, 0.14],
  [1568, 0.28],
] as const;
/** A bell is its note and a quieter one far above. */
const partials = [
  [1, 0.4],
  [2.76, 0.1],
] as const;

/** Rings once, three strokes of a bell, loud enough for a kitchen. */
export function chime(context: AudioContext): void {
  for (const [pitch, start] of strokes) {
    for (const [times, volume] of partials)
      strike(context, pitch * times, volume, context.currentTime + start);
  }
}

function strike(context: AudioContext, pitch: number, loudness: number, at: number) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(loudness, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.9);
  volume.connect(context.destination);
  const tone = context.createOscillator();
  tone.frequency.value = pitch;
  tone.connect(volume);
  tone.start(at);
  tone.stop(at + 1);
}
