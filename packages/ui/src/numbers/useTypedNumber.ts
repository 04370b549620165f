import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface TypedNumberOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Null for an empty text, undefined for what is no number. */
  read: (text: string) => number | null | undefined;
  format: (value: number) => string;
}

interface Draft {
  text: string;
  /** The value before typing began. */
  before: number | null;
  /** Whether the text was left or sent although it is no number. */
  isMarked: boolean;
}

/**
 * The text of a field that holds a number. While a person types, the value follows the whole text,
 * and is the one of before while the text is no number; it is never that of a part of the text. A
 * text that is no number stays to be corrected, marks the field, and keeps its form from being sent.
 */
export function useTypedNumber({ value, onChange, read, format }: TypedNumberOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The caller set another value since: what was typed before no longer matters.
  const isStale = draft?.isMarked && draft.before !== value;
  const current = isStale ? null : draft;
  const isUnreadable = current !== null && read(current.text) === undefined;

  const put = (next: number | null) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const before = current ? current.before : value;
    const next = read(text);
    setDraft({ text, before, isMarked: false });
    put(next === undefined ? before : next);
  };
  const settle = () =>
    setDraft(isUnreadable ? { ...current, before: value, isMarked: true } : null);

  useEffect(() => {
    const form = input.current?.form;
    if (!form || !isUnreadable) return undefined;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setDraft((typed) => typed && { ...typed, isMarked: true });
      input.current?.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => form.removeEventListener('submit', refuse, { capture: true });
  }, [isUnreadable]);

  return {
    /** What the field shows. */
    text: current ? current.text : value === null ? '' : format(value),
    isMarked: isUnreadable && current.isMarked,
    input,
    type,
    settle,
    /** Drops what is typed, because the value is set in another way. */
    drop: () => setDraft(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle();
    },
  };
}
