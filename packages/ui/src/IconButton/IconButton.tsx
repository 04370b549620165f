import type { ReactNode, Ref } from 'react';
import { button, face, wait } from '../Button/Button.css.ts';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps extends Omit<PressableProps, 'aria-label'> {
  /** The accessible name: the action in words. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  /**
   * The strength of the button.
   * @default 'ghost'
   */
  emphasis?: 'solid' | 'soft' | 'outline' | 'ghost';
  /**
   * The size of the button.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** A ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A square button with only an icon, which still needs a label. */
export function IconButton({
  label,
  children,
  tone,
  emphasis = 'ghost',
  size,
  ...props
}: IconButtonProps) {
  return (
    <button
      {...usePressable(props)}
      aria-label={label}
      className={button({ tone, emphasis, size, shape: 'square' })}
    >
      <span className={face}>{children}</span>
      {props.isPending && (
        <span className={wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
