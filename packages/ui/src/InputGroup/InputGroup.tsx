import { useId, type ReactNode } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { figures, input } from '../TextField/InputBox.css.ts';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { Addon } from './Addon.tsx';
import { group, mergedInput, side } from './InputGroup.css.ts';

export interface InputGroupProps extends TextInputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** Joined before the input: words, or `Addon`, `AddonButton`, `AddonSelect`, one or several. */
  before?: ReactNode;
  /** Joined behind it. */
  after?: ReactNode;
  size?: 's' | 'm' | 'l';
  /** No lines inside: what is joined reads as part of the value. */
  isMerged?: boolean;
  /** Figures line up and grow from the end. */
  isFigures?: boolean;
}

/** One line of text with its unit, its act or its choice joined to it under one edge. */
export function InputGroup({
  before,
  after,
  size,
  isMerged,
  isFigures,
  onChange,
  ...props
}: InputGroupProps) {
  const [field, native] = splitField(props);
  const notes = useId();
  const joined = (content: ReactNode, place: 'before' | 'after') =>
    content && (
      <div className={side} data-side={place} data-merged={isMerged || undefined}>
        {isWords(content) ? <Addon id={`${notes}-${place}`}>{content}</Addon> : content}
      </div>
    );
  return (
    <Field {...field}>
      {(control) => {
        const described = [
          isWords(before) && `${notes}-before`,
          isWords(after) && `${notes}-after`,
          control['aria-describedby'],
        ];
        return (
          <div
            className={group({ size, isMerged })}
            data-invalid={control['aria-invalid']}
            data-disabled={control.disabled || undefined}
            data-readonly={control.readOnly || undefined}
          >
            {joined(before, 'before')}
            <input
              {...native}
              {...control}
              aria-describedby={described.filter(Boolean).join(' ') || undefined}
              className={[input, isFigures && figures, isMerged && mergedInput]
                .filter(Boolean)
                .join(' ')}
              onChange={onChange && ((event) => onChange(event.target.value))}
            />
            {joined(after, 'after')}
          </div>
        );
      }}
    </Field>
  );
}

const isWords = (content: ReactNode) => typeof content === 'string' || typeof content === 'number';
