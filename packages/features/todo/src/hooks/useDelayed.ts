import { useEffect, useEffectEvent, useState } from 'react';

const pause = 250;

/** Text as it is written, handed over once the writing pauses; it follows when the value changes elsewhere. */
export function useDelayed(
  value: string,
  onChange: (value: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (text.trim() !== value) setText(value);
  }
  const isWaiting = text.trim() !== value;
  const hand = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => hand(), pause);
    return () => clearTimeout(timer);
  }, [text, isWaiting]);
  return [text, setText];
}
