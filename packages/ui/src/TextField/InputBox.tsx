import type { InputHTMLAttributes, PointerEvent, ReactNode, Ref } from 'react';
import { box, end, endButtons, figures, input, start } from './InputBox.css.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'prefix' | 'onChange' | 'size'
>;

export interface InputBoxProps extends Native {
  /** An icon or a short text before the input. */
  prefix?: ReactNode;
  /** An icon or a unit after the input. */
  suffix?: ReactNode;
  /** The buttons at the end. */
  buttons?: ReactNode;
  /**
   * Whether digits are tabular and aligned at the end.
   * @default false
   */
  isFigures?: boolean;
  /** Called with the text on each change. */
  onChange?: (value: string) => void;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** Focuses the input after a press on the frame around it. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** An input with its frame and what is inside it. The kit's fields consist of it. */
export function InputBox({
  prefix,
  suffix,
  buttons,
  isFigures,
  onChange,
  ...native
}: InputBoxProps) {
  return (
    <div
      className={box}
      onPointerDown={focusInput}
      data-invalid={native['aria-invalid'] || undefined}
      data-disabled={native.disabled || undefined}
      data-readonly={native.readOnly || undefined}
    >
      {prefix && <span className={start}>{prefix}</span>}
      <input
        {...native}
        className={isFigures ? `${input} ${figures}` : input}
        onChange={onChange && ((event) => onChange(event.target.value))}
      />
      {suffix && <span className={end}>{suffix}</span>}
      {buttons && <span className={endButtons}>{buttons}</span>}
    </div>
  );
}
