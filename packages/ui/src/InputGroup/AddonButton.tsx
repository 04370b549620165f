import type { ReactNode, Ref } from 'react';
import { face, wait } from '../Button/Button.css.ts';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { addonButton } from './InputGroup.css.ts';

export interface AddonButtonProps extends Omit<PressableProps, 'aria-label'> {
  /** Words, or an icon together with `label`. */
  children: ReactNode;
  /** What it does, when an icon alone is shown. */
  label?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** An act on the value of an `InputGroup`; also the trigger of a `Menu`. */
export function AddonButton({ children, label, ...props }: AddonButtonProps) {
  return (
    <button {...usePressable(props)} aria-label={label} className={addonButton}>
      <span className={face}>{children}</span>
      {props.isPending && (
        <span className={wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
