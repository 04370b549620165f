import { useAudioContext } from '@servery/screens';
import { useEffect, useRef } from 'react';
import { useSoundChoice } from '../../hooks/useSoundChoice.ts';
import { chime } from '../../sound/chime.ts';
import { saveSoundChoice } from '../../sound/soundChoice.ts';

/** The state of the alert sound; `blocked` until a user gesture lets the browser play audio. */
export type SoundState = 'blocked' | 'on' | 'off';

const everyMs = 5000;

/**
 * Plays a sound every few seconds while orders are unacknowledged, and immediately when their
 * number rises.
 */
export function useAlertSound(waiting: number) {
  const choice = useSoundChoice();
  const { context, isAwake, wake } = useAudioContext();
  const state: SoundState = !choice.isOn ? 'off' : isAwake ? 'on' : 'blocked';

  const rung = useRef(0);
  useEffect(() => {
    const isMore = waiting > rung.current;
    rung.current = waiting;
    if (!context || state !== 'on' || waiting === 0) return;
    if (isMore) chime(context, choice);
    const timer = setInterval(() => chime(context, choice), everyMs);
    return () => clearInterval(timer);
  }, [context, state, waiting, choice]);

  /** Turns the sound on, playing it once, or off. */
  const toggle = () => {
    saveSoundChoice({ isOn: state !== 'on' });
    if (state !== 'on') wake((awake) => chime(awake, choice));
  };
  return { state, toggle };
}
