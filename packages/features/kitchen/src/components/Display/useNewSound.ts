import { useEffect, useRef, useState } from 'react';
import { keepChoice, keptChoice } from './kept.ts';

/** Whether new tickets ring: the browser may still wait for a press before it lets the page sound. */
export type SoundState = 'blocked' | 'on' | 'off';

/** Three strokes, loud enough beside a hood, and unlike a bell of orders. */
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

/** Rings once when tickets come that were not there before. */
export function useNewSound(arrived: number) {
  const [isOn, setOn] = useState(() => keptChoice('sound') !== false);
  const [context, setContext] = useState<AudioContext | null>(null);
  const [isAwake, setAwake] = useState(false);
  const state: SoundState = !isOn ? 'off' : isAwake ? 'on' : 'blocked';

  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const audio = new AudioContext();
    const onChange = () => setAwake(audio.state === 'running');
    audio.addEventListener('statechange', onChange);
    // oxlint-disable-next-line react/set-state-in-effect -- An audio context is a thing of the page, made once it is there.
    setContext(audio);
    onChange();
    return () => {
      audio.removeEventListener('statechange', onChange);
      void audio.close();
    };
  }, []);

  const rung = useRef(arrived);
  useEffect(() => {
    const isMore = arrived > rung.current;
    rung.current = arrived;
    if (isMore && context && state === 'on') ring(context);
  }, [arrived, context, state]);

  /** Turns the ringing on, with one ring to hear it by, or off. */
  const toggle = () => {
    const next = state !== 'on';
    setOn(next);
    keepChoice('sound', next);
    if (!next || !context) return;
    const hear = () => {
      setAwake(true);
      ring(context);
    };
    // It stays blocked when the browser refuses, and when the display is closed before it answers.
    context.resume().then(hear, () => undefined);
  };
  return { state, toggle };
}
