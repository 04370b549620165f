import { useEffect, useRef, useState } from 'react';
import { fileOf } from '../dataAddress.ts';

/**
 * Plays a recording. It's converted to a `blob:` URL for as long as it plays, because the CSP allows
 * media from nowhere else.
 */
export function usePlayer(src: string) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const stop = () => {
    const { current } = audio;
    audio.current = null;
    if (!current) return;
    current.pause();
    URL.revokeObjectURL(current.src);
  };
  useEffect(() => stop, []);
  const open = () => {
    const next = new Audio(URL.createObjectURL(fileOf(src)));
    next.addEventListener('timeupdate', () => setSeconds(next.currentTime));
    next.addEventListener('ended', () => {
      setPlaying(false);
      setSeconds(0);
    });
    audio.current = next;
    return next;
  };
  const toggle = async () => {
    const player = audio.current ?? open();
    if (isPlaying) {
      player.pause();
      return setPlaying(false);
    }
    setPlaying(true);
    try {
      await player.play();
    } catch {
      setPlaying(false);
      setBroken(true);
    }
    return undefined;
  };
  return { isPlaying, isBroken, seconds, toggle };
}
