import { useAudioContext } from '@servery/screens';
import { useEffect, useRef, useState } from 'react';
import { saveChoice, savedChoice } from './savedChoice.ts';

/** Whether new tickets ring; `blocked` until a press lets the browser play sound. */
export type SoundState = 'blocked' | 'on' | 'off';

/**
 * Plays three notes, loud enough next to an extractor hood and distinct from the bell of orders.
 */
function ring(context: AudioContext): void {
  for (const [at, pitch] of [
    [0, 784],
    [0.16, 784],
    [0.32, 1175],
  ] as const) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.7, start + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.35);
  }
}

/** Plays a sound when the number of arrived tickets grows. */
export function useNewSound(arrived: number) {
  const [isOn, setOn] = useState(() => savedChoice('sound') !== false);
  const { context, isAwake, wake } = useAudioContext();
  const state: SoundState = !isOn ? 'off' : isAwake ? 'on' : 'blocked';

  const rung = useRef(arrived);
  useEffect(() => {
    const isMore = arrived > rung.current;
    rung.current = arrived;
    if (isMore && context && state === 'on') ring(context);
  }, [arrived, context, state]);

  /** Turns the sound off, or on with a sample of it. */
  const toggle = () => {
    const next = state !== 'on';
    setOn(next);
    saveChoice('sound', next);
    if (next) wake(ring);
  };
  return { state, toggle };
}
