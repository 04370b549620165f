import type { Ref, TextareaHTMLAttributes } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { box } from '../TextField/InputBox.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { spokenLeft } from './spokenLeft.ts';
import { area, count } from './TextArea.css.ts';
import { useGrowing } from './useGrowing.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

type Native = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'autoFocus' | 'dir' | 'onBlur' | 'onFocus' | 'onKeyDown' | 'placeholder' | 'rows' | 'spellCheck'
>;

const messages = {
  limit: {
    id: 'textArea.limit',
    text: '{max, plural, one {Use # character or fewer.} other {Use # characters or fewer.}}',
  },
  left: {
    id: 'textArea.left',
    text: '{count, plural, one {# character left} other {# characters left}}',
  },
  over: {
    id: 'textArea.over',
    text: '{count, plural, one {# character too many} other {# characters too many}}',
  },
};

/** The texts of a character counter for screen readers. */
export interface CountLabels {
  /** The limit, which is read with the field: "Use 200 characters or fewer." */
  limit: string;
  /**
   * Returns the number of remaining characters in words, announced near the limit; the number is
   * negative beyond it.
   */
  left: (count: number) => string;
}

export interface TextAreaProps extends FieldProps, Native {
  /** The text (controlled). Leave it out to let the field keep its own state. */
  value?: string;
  /**
   * The text at first (uncontrolled).
   * @default ''
   */
  defaultValue?: string;
  /** Called with the text on each change. */
  onChange?: (value: string) => void;
  /**
   * The number of characters to count against. More can be typed, but the counter turns red.
   * There's no counter if it's left out.
   */
  maxCount?: number;
  /** Texts of the counter for screen readers to use instead of the kit's own. */
  countLabels?: Partial<CountLabels>;
  /**
   * Whether the field grows with its text, from `rows` to a third of the screen.
   * @default true
   */
  isAutosized?: boolean;
  /** A ref to the `<textarea>` element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea({
  value,
  defaultValue = '',
  onChange,
  maxCount,
  countLabels,
  isAutosized = true,
  rows = 2,
  ref,
  ...props
}: TextAreaProps) {
  const format = useFormatMessage();
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
  const leftOf = (count: number) =>
    countLabels?.left?.(count) ??
    format(count < 0 ? messages.over : messages.left, { count: Math.abs(count) });
  const limitId = (id: string) => (counter ? `${id}-limit` : undefined);
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
          {counter && maxCount !== undefined && (
            <>
              <span id={limitId(control.id)} hidden>
                {countLabels?.limit ?? format(messages.limit, { max: maxCount })}
              </span>
              <VisuallyHidden isLive>{left === null ? '' : leftOf(left)}</VisuallyHidden>
            </>
          )}
        </div>
      )}
    </Field>
  );
}
