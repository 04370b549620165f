import { useMaskito } from '@maskito/react';
import { useState, type ReactNode } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import type { TextInputProps } from '../TextField/TextField.tsx';
import type { Mask } from './mask.ts';

export interface MaskedFieldProps extends TextInputProps {
  /**
   * The mask. Keep its identity between renders: create it outside the component, or memoise it.
   */
  mask: Mask;
  /** An icon or a short text before the input. */
  prefix?: ReactNode;
  /**
   * An icon or a short text after the input. A function is called with the value, for example to
   * show the brand of a card.
   */
  suffix?: ReactNode | ((value: string) => ReactNode);
  /**
   * Whether digits are tabular and aligned at the end.
   * @default false
   */
  isFigures?: boolean;
}

/** A text that is formatted while it's typed. Its value is the unformatted text. */
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
  // Keep the typed text as long as it represents the value, so that an incomplete date isn't
  // reformatted.
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
        // Formatted numbers are read from left to right in every language.
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

/** React needs a change handler on a controlled input, but Maskito uses `input` events. */
const ignore = () => {};
