import { useRef, useState, type FocusEvent, type Ref, type SyntheticEvent } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { box, code, input } from './OneTimeCode.css.ts';
import { readCode } from './readCode.ts';

export interface OneTimeCodeProps extends FieldProps {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Runs once every box has its sign: send it. */
  onComplete?: (value: string) => void;
  onBlur?: (event: FocusEvent) => void;
  /** How many signs the code has. */
  length?: number;
  /** `any` takes letters too. */
  kind?: 'digits' | 'any';
  /** Leaves a wider gap after every so many boxes: 3. */
  groupSize?: number;
  /** Shows a dot in place of each sign. */
  isMasked?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A short code that was sent or is shown elsewhere, a box for each sign. One input takes them all. */
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
  /** The caret stands on a sign, so that the next one written takes its place. */
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
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the caller asks for it where the code is all there is
            autoFocus={props.autoFocus}
            maxLength={length + 12}
            value={value}
            onChange={(event) => write(event.target.value)}
            onSelect={settle}
            onPaste={(event) => {
              // A whole code replaces what was typed, wherever the caret is.
              const pasted = readCode(event.clipboardData.getData('text'), length, kind);
              if (pasted.length < length) return;
              event.preventDefault();
              write(pasted);
            }}
            onKeyDown={(event) => {
              // With one sign marked an arrow would only drop the mark, and stay.
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
