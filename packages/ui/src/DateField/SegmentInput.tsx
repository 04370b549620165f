import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { segment } from './DateField.css.ts';
import { isFull, plainDigits, stepNumber } from './segments.ts';

export interface SegmentInputProps {
  /** The id of the input. */
  id?: string;
  /** The accessible name: "day". */
  label: string;
  /** The text of an empty segment: "dd". */
  placeholder: string;
  /** The number, or undefined while the segment is empty. */
  value: number | undefined;
  /** The minimum. */
  min: number;
  /** The maximum. */
  max: number;
  /** The maximum number of digits. */
  digits: number;
  /**
   * The amount by which an arrow key changes the number.
   * @default 1
   */
  step?: number;
  /** The texts that are shown instead of numbers: before and after noon. */
  texts?: readonly string[];
  /** The number that an arrow key starts from in an empty segment. */
  origin: number;
  /** Whether the segment is disabled. */
  isDisabled: boolean | undefined;
  /** Whether the number can't be changed. */
  isReadOnly: boolean | undefined;
  /** The ids of the description and the error. */
  describedBy: string | undefined;
  /** Whether the segment is invalid. */
  isInvalid: boolean | undefined;
  /** Whether the segment is required. */
  isRequired: boolean | undefined;
  /** Called with the number when the user changes it, or with undefined when it's cleared. */
  onChange: (value: number | undefined) => void;
  /** Called with the direction to move focus to another segment. */
  onMove: (by: 1 | -1) => void;
  /** A ref to the input. */
  inputRef?: Ref<HTMLInputElement>;
}

/** A number of a date or time, typed or changed with the arrow keys. */
export function SegmentInput({ value, min, max, digits, texts, ...props }: SegmentInputProps) {
  const [draft, setShownDraft] = useState<string | null>(null);
  // A ref, because a full segment moves focus to the next one, and so blurs, before it renders
  // again.
  const pending = useRef('');
  /** The letters of a day period typed so far, because Malay uses PG and PTG. */
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
