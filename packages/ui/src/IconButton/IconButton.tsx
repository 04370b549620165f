import type { ReactNode, Ref } from 'react';
import { button, face, wait } from '../Button/Button.css.ts';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import { Spinner } from '../Spinner/Spinner.tsx';

export interface IconButtonProps extends Omit<PressableProps, 'aria-label'> {
  /** What it does, in words; also shown by the browser on hover. */
  label: string;
  /** The icon alone. */
  children: ReactNode;
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  emphasis?: 'solid' | 'soft' | 'outline' | 'ghost';
  size?: 's' | 'm' | 'l';
  ref?: Ref<HTMLButtonElement>;
}

/** A square button that an icon explains; its words are still required. */
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
