import { useRef, useState, type FocusEvent, type Ref, type SyntheticEvent } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { box, code, input } from './OneTimeCode.css.ts';
import { readCode } from './readCode.ts';

export interface OneTimeCodeProps extends FieldProps {
  /** The code (controlled), complete or not. Leave it out to let the field keep its own state. */
  value?: string;
  /**
   * The code at first (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the code when the user changes it. */
  onChange?: (value: string) => void;
  /** Called with the code when all its characters are entered. Use it to submit the code. */
  onComplete?: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: (event: FocusEvent) => void;
  /**
   * The number of characters.
   * @default 6
   */
  length?: number;
  /**
   * The accepted characters: digits, or letters too.
   * @default 'digits'
   */
  kind?: 'digits' | 'any';
  /** The number of boxes between wider gaps, such as 3. The gaps are equal if it's left out. */
  groupSize?: number;
  /**
   * Whether characters are shown as dots.
   * @default false
   */
  isMasked?: boolean;
  /**
   * Whether the field takes focus when it's mounted.
   * @default false
   */
  autoFocus?: boolean;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** A short code, with a box for each character. All characters are entered in one input. */
export function OneTimeCode({
  length = 6,
  kind = 'digits',
  onBlur,
  ref,
  ...props
}: OneTimeCodeProps) {
  const [value, change] = useValue(props.value, props.defaultValue ?? '', props.onChange);
  const [caret, setCaret] = useState(0);
  const element = useRef<HTMLInputElement>(null);
  const refs = useRefs(element, ref);
  const [field] = splitField(props);

  const write = (text: string) => {
    const next = readCode(text, length, kind);
    if (next === value) return;
    change(next);
    if (next.length === length) props.onComplete?.(next);
  };
  /** Selects the character at the caret, so that the next one replaces it. */
  const settle = ({ currentTarget: native }: SyntheticEvent<HTMLInputElement>) => {
    const start = native.selectionStart ?? 0;
    const end = native.selectionEnd ?? 0;
    setCaret(Math.min(start, length - 1));
    if (start === end && start < native.value.length) native.setSelectionRange(start, start + 1);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={code}>
          <input
            {...control}
            ref={refs}
            className={input}
            type="text"
            inputMode={kind === 'digits' ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- set by the caller on pages that only ask for the code
            autoFocus={props.autoFocus}
            maxLength={length + 12}
            value={value}
            onChange={(event) => write(event.target.value)}
            onSelect={settle}
            onPaste={(event) => {
              // A pasted code replaces the typed characters, wherever the caret is.
              const pasted = readCode(event.clipboardData.getData('text'), length, kind);
              if (pasted.length < length) return;
              event.preventDefault();
              write(pasted);
            }}
            onKeyDown={(event) => {
              // With one character selected, an arrow key would only collapse the selection without
              // moving.
              const native = event.currentTarget;
              if (event.key !== 'ArrowLeft' || !native.selectionStart) return;
              event.preventDefault();
              native.setSelectionRange(native.selectionStart - 1, native.selectionStart);
            }}
            onFocus={(event) => {
              event.target.setSelectionRange(value.length, value.length);
              setCaret(Math.min(value.length, length - 1));
            }}
            onBlur={onBlur}
          />
          {Array.from({ length }, (_, place) => (
            <span
              key={place}
              className={box}
              aria-hidden
              data-active={place === caret || undefined}
              data-gap={
                (props.groupSize && place > 0 && place % props.groupSize === 0) || undefined
              }
            >
              {value[place] && (props.isMasked ? '•' : value[place])}
            </span>
          ))}
        </div>
      )}
    </Field>
  );
}
