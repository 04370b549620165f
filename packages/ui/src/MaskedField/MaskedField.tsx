import { useMaskito } from '@maskito/react';
import { useState, type ReactNode } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import type { Mask } from './mask.ts';

export interface MaskedFieldProps extends TextInputProps {
  /** The shape. Keep the same one between renders: make it outside of the component or memoised. */
  mask: Mask;
  /** A sign before the text. */
  prefix?: ReactNode;
  /** A sign behind it; a function gets the value: the brand of a card. */
  suffix?: ReactNode | ((value: string) => ReactNode);
  /** Figures line up and grow from the end. */
  isFigures?: boolean;
}

/** A text that is shaped while it is written. Its value is what the shape stands for, without it. */
export function MaskedField({
  mask,
  value,
  defaultValue = '',
  onChange,
  suffix,
  dir = 'ltr',
  ref,
  ...props
}: MaskedFieldProps) {
  const [field, input] = splitField(props);
  const [text, setText] = useState(() => mask.write(value ?? defaultValue));
  // What is written stays as it is while it stands for the value: half a date is not written anew.
  const shown = value === undefined || mask.read(text) === value ? text : mask.write(value);
  const raw = mask.read(shown);
  const write = (next: string) => {
    setText(next);
    if (mask.read(next) !== raw) onChange?.(mask.read(next));
  };
  const element = useRefs(useMaskito({ options: mask.options }), ref);
  return (
    <Field {...field}>
      {(control) => (
        // What has a shape of figures is read from left to right everywhere.
        <div dir={dir}>
          <InputBox
            inputMode={mask.inputMode}
            autoComplete={mask.autoComplete ?? 'off'}
            {...input}
            {...control}
            ref={element}
            suffix={typeof suffix === 'function' ? suffix(raw) : suffix}
            value={shown}
            onInput={(event) => write(event.currentTarget.value)}
            onChange={ignore}
          />
        </div>
      )}
    </Field>
  );
}

/** React asks a controlled input for a change handler; Maskito speaks through `input`. */
const ignore = () => {};
