import { useLayoutEffect, useRef } from 'react';

/** Grows a text area with its text in browsers without `field-sizing`. */
export function useGrowing(text: string, isAutosized: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || !isAutosized || CSS.supports('field-sizing', 'content')) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight}px`;
  }, [text, isAutosized]);
  return ref;
}
