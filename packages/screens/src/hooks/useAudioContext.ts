import { useEffect, useState } from 'react';

/**
 * Returns the page's audio context, whether the browser lets it play yet, and a function that asks
 * for that.
 */
export function useAudioContext() {
  const [context, setContext] = useState<AudioContext | null>(null);
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    if (typeof AudioContext === 'undefined') return;
    const audio = new AudioContext();
    const onChange = () => setAwake(audio.state === 'running');
    audio.addEventListener('statechange', onChange);
    // oxlint-disable-next-line react/set-state-in-effect -- An audio context belongs to the page, and is created once it is mounted.
    setContext(audio);
    onChange();
    return () => {
      audio.removeEventListener('statechange', onChange);
      void audio.close();
    };
  }, []);
  /** Resumes the context, then calls `then`. Call it in response to a press. */
  const wake = (then: (context: AudioContext) => void) => {
    const onRunning = () => {
      setAwake(true);
      if (context) then(context);
    };
    // It stays silent if the browser refuses or the component unmounts first.
    context?.resume().then(onRunning, () => undefined);
  };
  return { context, isAwake, wake };
}
