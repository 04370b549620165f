import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

export interface TypedNumberOptions {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Returns null for an empty text, and undefined for a text that isn't a valid value. */
  read: (text: string) => number | null | undefined;
  format: (value: number) => string;
}

interface Draft {
  text: string;
  /** The value before typing started. */
  before: number | null;
  /** Whether the field was left or the form submitted although the text isn't a valid value. */
  isMarked: boolean;
}

/**
 * The text of a field that holds a number. While the user types, the value follows the whole text,
 * never a part of it. If the text isn't a valid value, the value is the previous one, and the text
 * stays to be corrected, marks the field as invalid and prevents its form from being submitted.
 */
export function useTypedNumber({ value, onChange, read, format }: TypedNumberOptions) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The caller has set another value since, so the typed text is obsolete.
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
    /** The text to show in the field. */
    text: current ? current.text : value === null ? '' : format(value),
    isMarked: isUnreadable && current.isMarked,
    input,
    type,
    settle,
    /** Discards the typed text, because the value is set in another way. */
    drop: () => setDraft(null),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') settle();
    },
  };
}
