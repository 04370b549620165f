import { useEffect, useRef, useState } from 'react';
import { chime } from './chime.ts';

/** Whether new orders ring: the browser may still wait for a press before it lets the page sound. */
export type SoundState = 'blocked' | 'on' | 'off';

const key = 'servery.board.sound';
const everyMs = 5000;

const isMuted = () => {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
};

const remember = (state: 'on' | 'off') => {
  try {
    localStorage.setItem(key, state);
  } catch {
    // A browser that keeps nothing still rings until it is closed.
  }
};

/** Rings while orders wait to be noticed, every few seconds, and at once when there is one more. */
export function useAlertSound(waiting: number) {
  const [context, setContext] = useState<AudioContext | null>(null);
  const [state, setState] = useState<SoundState>(() => (isMuted() ? 'off' : 'blocked'));

  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const audio = new AudioContext();
    const onChange = () =>
      setState((now) => (now === 'off' ? now : audio.state === 'running' ? 'on' : 'blocked'));
    audio.addEventListener('statechange', onChange);
    // oxlint-disable-next-line react/set-state-in-effect -- An audio context is a thing of the page, made once it is there.
    setContext(audio);
    onChange();
    return () => {
      audio.removeEventListener('statechange', onChange);
      void audio.close();
    };
  }, []);

  const rung = useRef(0);
  useEffect(() => {
    const isMore = waiting > rung.current;
    rung.current = waiting;
    if (!context || state !== 'on' || waiting === 0) return;
    if (isMore) chime(context);
    const timer = setInterval(() => chime(context), everyMs);
    return () => clearInterval(timer);
  }, [context, state, waiting]);

  /** Turns the ringing on, with one ring to hear it by, or off. */
  const toggle = () => {
    remember(state === 'on' ? 'off' : 'on');
    setState(state === 'on' ? 'off' : 'blocked');
    if (state === 'on' || !context) return;
    const ring = () => {
      setState('on');
      chime(context);
    };
    // It stays blocked when the browser refuses, and when the board is closed before it answers.
    context.resume().then(ring, () => undefined);
  };
  return { state, toggle };
}
