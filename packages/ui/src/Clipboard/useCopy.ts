import { useEffect, useRef, useState } from 'react';
import { writeClipboard } from './writeClipboard.ts';

/** The time in milliseconds for which the result is shown. */
const shownMs = 2000;

/** The result of the last copy, for a short time after it. */
export type CopyState = 'rest' | 'copied' | 'failed';

/** Copies a text and reports the result for a short time. */
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
