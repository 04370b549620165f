import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { segment } from './DateField.css.ts';
import { isFull, plainDigits, stepNumber } from './segments.ts';

export interface SegmentInputProps {
  id?: string;
  /** What it asks for, to a screen reader: “day”. */
  label: string;
  /** What stands there while nothing is written: “dd”. */
  placeholder: string;
  value: number | undefined;
  min: number;
  max: number;
  digits: number;
  step?: number;
  /** Words in place of the numbers: before and after noon. */
  texts?: readonly string[];
  /** Where an arrow key begins while nothing is written. */
  origin: number;
  isDisabled: boolean | undefined;
  isReadOnly: boolean | undefined;
  describedBy: string | undefined;
  isInvalid: boolean | undefined;
  isRequired: boolean | undefined;
  onChange: (value: number | undefined) => void;
  /** Goes to the segment after or before. */
  onMove: (by: 1 | -1) => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** One number of a date or a time, written or stepped through. */
export function SegmentInput({ value, min, max, digits, texts, ...props }: SegmentInputProps) {
  const [draft, setShownDraft] = useState<string | null>(null);
  // A segment that is full hands the focus on, and loses it, before it is drawn again.
  const pending = useRef('');
  /** The letters of a word typed so far: Malay writes PG and PTG. */
  const letters = useRef('');
  const setDraft = (text: string | null) => {
    pending.current = text ?? '';
    setShownDraft(text);
  };
  const shown =
    value === undefined ? '' : (texts?.[value] ?? String(value).padStart(Math.min(2, digits), '0'));
  const isLocked = props.isDisabled || props.isReadOnly;

  const commit = (text: string) => {
    setDraft(null);
    if (text === '') return;
    props.onChange(Math.min(max, Math.max(min, Number(text))));
  };
  const write = (text: string) => {
    if (isLocked) return;
    if (texts) {
      const letter = text.slice(-1).toLocaleLowerCase();
      const find = (start: string) =>
        texts.findIndex((word) => word.toLocaleLowerCase().startsWith(start));
      if (find(letters.current + letter) < 0) letters.current = '';
      letters.current += letter;
      const found = find(letters.current);
      if (letter && found >= 0) props.onChange(found);
      return;
    }
    const figures = plainDigits(text).slice(-digits);
    if (figures === '') return;
    if (!isFull(figures, max)) return setDraft(figures);
    commit(figures);
    props.onMove(1);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by && !isLocked) {
      event.preventDefault();
      setDraft(null);
      const from = draft ? Number(draft) : value;
      props.onChange(
        from === undefined ? props.origin : stepNumber(from, by * (props.step ?? 1), min, max),
      );
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault();
      props.onMove((event.key === 'ArrowRight') === isRtl ? -1 : 1);
    } else if ((event.key === 'Backspace' || event.key === 'Delete') && !isLocked) {
      event.preventDefault();
      if (draft === null && value === undefined) props.onMove(-1);
      setDraft(null);
      props.onChange(undefined);
    } else if (event.key === 'Enter' && draft) {
      commit(draft);
    }
  };
  return (
    <input
      ref={props.inputRef}
      id={props.id}
      role="spinbutton"
      type="text"
      inputMode={texts ? 'text' : 'numeric'}
      autoComplete="off"
      spellCheck={false}
      className={segment}
      aria-label={props.label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={value === undefined ? props.placeholder : shown}
      aria-describedby={props.describedBy}
      aria-invalid={props.isInvalid}
      aria-required={props.isRequired}
      disabled={props.isDisabled}
      readOnly={props.isReadOnly}
      size={Math.max(1, (draft ?? shown).length || props.placeholder.length)}
      placeholder={props.placeholder}
      value={draft ?? shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => write(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => commit(pending.current)}
    />
  );
}
