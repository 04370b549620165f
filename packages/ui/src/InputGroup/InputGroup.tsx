import { useId, type ReactNode } from 'react';
import { Field, splitField } from '../Field/Field.tsx';
import { figures, input } from '../TextField/InputBox.css.ts';
import type { TextInputProps } from '../TextField/TextField.tsx';
import { Addon } from './Addon.tsx';
import { group, mergedInput, side } from './InputGroup.css.ts';

export interface InputGroupProps extends TextInputProps {
  /**
   * The type of the input, which sets the on-screen keyboard.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /**
   * The content joined before the input: text, or one or several `Addon`, `AddonButton` or
   * `AddonSelect` elements. Text also describes the input.
   */
  before?: ReactNode;
  /** The content joined after the input, like `before`. */
  after?: ReactNode;
  /**
   * The size of the group.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Whether there are no lines inside, so that what is joined reads as part of the value.
   * @default false
   */
  isMerged?: boolean;
  /**
   * Whether digits are tabular and aligned at the end.
   * @default false
   */
  isFigures?: boolean;
}

/** A text field with a unit, an action or a choice joined to it. */
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
        {isLabels(content) ? <Addon id={`${notes}-${place}`}>{content}</Addon> : content}
      </div>
    );
  return (
    <Field {...field}>
      {(control) => {
        const described = [
          isLabels(before) && `${notes}-before`,
          isLabels(after) && `${notes}-after`,
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

const isLabels = (content: ReactNode) => typeof content === 'string' || typeof content === 'number';
