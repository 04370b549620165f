import type { SoundChoice, SoundName } from './soundChoice.ts';

interface Voice {
  wave: OscillatorType;
  /** Pitch in hertz, start in seconds. */
  strokes: readonly (readonly [pitch: number, start: number])[];
  /** The tones of each stroke: frequency factor and loudness. */
  partials: readonly (readonly [times: number, loudness: number])[];
  /** The seconds until a stroke has faded out. */
  fade: number;
}

/** Each is loud enough for a kitchen at full volume, and distinguishable by rhythm alone. */
const voices: Record<SoundName, Voice> = {
  bell: {
    wave: 'sine',
    strokes: [
      [1046.5, 0],
      [1318.5, 0.14],
      [1568, 0.28],
    ],
    partials: [
      [1, 0.4],
      [2.76, 0.1],
    ],
    fade: 0.9,
  },
  doorbell: {
    wave: 'sine',
    strokes: [
      [659.3, 0],
      [523.3, 0.5],
    ],
    partials: [
      [1, 0.45],
      [2, 0.15],
      [3, 0.06],
    ],
    fade: 1.2,
  },
  wood: {
    wave: 'triangle',
    strokes: [
      [784, 0],
      [784, 0.11],
      [1046.5, 0.22],
      [784, 0.44],
      [1046.5, 0.55],
    ],
    partials: [
      [1, 0.6],
      [3.9, 0.15],
    ],
    fade: 0.22,
  },
  siren: {
    wave: 'square',
    strokes: [
      [880, 0],
      [660, 0.2],
      [880, 0.4],
      [660, 0.6],
    ],
    partials: [[1, 0.18]],
    fade: 0.19,
  },
};

/** Plays the chosen sound once. */
export function chime(
  context: AudioContext,
  { sound, volume }: Pick<SoundChoice, 'sound' | 'volume'>,
): void {
  if (volume === 0) return;
  const { wave, strokes, partials, fade } = voices[sound];
  for (const [pitch, start] of strokes)
    for (const [times, loudness] of partials) {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.frequency.value = pitch * times;
      strike(context, tone, { peak: loudness * volume, at: context.currentTime + start, fade });
    }
}

interface Stroke {
  peak: number;
  at: number;
  fade: number;
}

function strike(context: AudioContext, tone: OscillatorNode, { peak, at, fade }: Stroke) {
  const volume = context.createGain();
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(peak, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, at + fade);
  volume.connect(context.destination);
  tone.connect(volume);
  tone.start(at);
  tone.stop(at + fade + 0.1);
}
