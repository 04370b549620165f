import type { InputHTMLAttributes, PointerEvent, ReactNode, Ref } from 'react';
import { box, end, endButtons, figures, input, start } from './InputBox.css.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'prefix' | 'onChange' | 'size'
>;

export interface InputBoxProps extends Native {
  /** A sign before or behind the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Buttons behind the text. */
  buttons?: ReactNode;
  /** Figures line up and grow from the end. */
  isFigures?: boolean;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** A press beside the text, on a sign, writes all the same. */
function focusInput(event: PointerEvent<HTMLDivElement>) {
  if (event.target !== event.currentTarget) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** The edge around an input and what stands inside it; the fields of the kit are made of it. */
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
