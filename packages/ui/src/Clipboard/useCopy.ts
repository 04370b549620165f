import { useEffect, useRef, useState } from 'react';
import { writeClipboard } from './writeClipboard.ts';

/** How long it says that it has copied. */
const shownMs = 2000;

/** What became of the last copy, for a moment after it. */
export type CopyState = 'rest' | 'copied' | 'failed';

/** Copies a text and says for a moment whether that went well. */
export function useCopy(onCopy?: (isCopied: boolean) => void) {
  const [state, setState] = useState<CopyState>('rest');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string, beside: Element) => {
    const isCopied = await writeClipboard(text, beside);
    setState(isCopied ? 'copied' : 'failed');
    onCopy?.(isCopied);
    clearTimeout(timer.current);
    timer.current = setTimeout(setState, shownMs, 'rest');
    return isCopied;
  };
  return { state, copy };
}
