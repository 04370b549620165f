import { useEffect, useEffectEvent, useState } from 'react';

const restMs = 250;

/**
 * Returns a text while it's typed and its setter. `onChange` is called with the trimmed text 250 ms
 * after the last change. The text follows changes of `value`.
 */
export function useTyped(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    if (text.trim() !== value) setText(value);
  }
  const pass = useEffectEvent(() => onChange(text.trim()));
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => pass(), restMs);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
