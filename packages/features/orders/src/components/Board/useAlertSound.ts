import { useEffect, useRef, useState } from 'react';
import { useSoundChoice } from '../../hooks/useSoundChoice.ts';
import { chime } from '../../sound/chime.ts';
import { keepSoundChoice } from '../../sound/soundChoice.ts';

/** Whether new orders ring: the browser may still wait for a press before it lets the page sound. */
export type SoundState = 'blocked' | 'on' | 'off';

const everyMs = 5000;

/** Rings while orders wait to be noticed, every few seconds, and at once when there is one more. */
export function useAlertSound(waiting: number) {
  const choice = useSoundChoice();
  const [context, setContext] = useState<AudioContext | null>(null);
  const [isAwake, setAwake] = useState(false);
  const state: SoundState = !choice.isOn ? 'off' : isAwake ? 'on' : 'blocked';

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

  const rung = useRef(0);
  useEffect(() => {
    const isMore = waiting > rung.current;
    rung.current = waiting;
    if (!context || state !== 'on' || waiting === 0) return;
    if (isMore) chime(context, choice);
    const timer = setInterval(() => chime(context, choice), everyMs);
    return () => clearInterval(timer);
  }, [context, state, waiting, choice]);

  /** Turns the ringing on, with one ring to hear it by, or off. */
  const toggle = () => {
    keepSoundChoice({ isOn: state !== 'on' });
    if (state === 'on' || !context) return;
    const ring = () => {
      setAwake(true);
      chime(context, choice);
    };
    // It stays blocked when the browser refuses, and when the board is closed before it answers.
    context.resume().then(ring, () => undefined);
  };
  return { state, toggle };
}
