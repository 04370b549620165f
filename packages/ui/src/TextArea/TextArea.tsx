import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { box } from '../TextField/InputBox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spokenLeft } from './spokenLeft.ts';
import { area, count } from './TextArea.css.ts';
import { useGrowing } from './useGrowing.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoFocus' | 'dir' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'placeholder' | 'rows' | 'spellCheck'
>;

/** What a counter says to a screen reader. */
export interface CountWords {
  /** Said with the field: "At most 200 characters." */
  limit: string;
  /** Said near the end, and past it with a number below zero: "5 characters left". */
  left: (count: number) => string;
}

export interface TextAreaProps extends FieldProps, Native {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Counts against this many characters at the end of the label's line; more can be written, in red. */
  maxCount?: number;
  /** Says the limit and its nearness to a screen reader; give it with `maxCount`. */
  countWords?: CountWords;
  /** Grows with what is written, from `rows` up to a third of a screen; on unless told. */
  isAutosized?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; grows with them. */
export function TextArea({
  value,
  defaultValue = '',
  onChange,
  maxCount,
  countWords,
  isAutosized = true,
  rows = 2,
  ref,
  ...props
}: TextAreaProps) {
  const [text, change] = useValue(value, defaultValue, onChange);
  const [field, native] = splitField(props);
  const own = useGrowing(text, isAutosized);
  const element = useRefs(own, ref);
  const written = [...text].length;
  const left = maxCount === undefined ? null : spokenLeft(written, maxCount);
  const counter = maxCount !== undefined && (
    <span className={count} data-invalid={written > maxCount || undefined}>
      {written}/{maxCount}
    </span>
  );
  const limitId = (id: string) => (counter && countWords ? `${id}-limit` : undefined);
  return (
    <Field {...field} hint={counter || field.hint}>
      {(control) => (
        <div
          className={box}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
          data-readonly={control.readOnly || undefined}
        >
          <textarea
            {...native}
            {...control}
            ref={element}
            rows={rows}
            aria-describedby={
              [control['aria-describedby'], limitId(control.id)].filter(Boolean).join(' ') ||
              undefined
            }
            className={area}
            data-autosized={isAutosized || undefined}
            value={text}
            onChange={(event) => change(event.target.value)}
          />
          {counter && countWords && (
            <>
              <span id={limitId(control.id)} hidden>
                {countWords.limit}
              </span>
              <VisuallyHidden isLive>{left === null ? '' : countWords.left(left)}</VisuallyHidden>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
