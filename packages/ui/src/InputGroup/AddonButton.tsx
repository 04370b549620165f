import type { ReactNode, Ref } from 'react';
import { face, wait } from '../Button/Button.css.ts';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { addonButton } from './InputGroup.css.ts';

export interface AddonButtonProps extends Omit<PressableProps, 'aria-label'> {
  /** The label, or an icon together with `label`. */
  children: ReactNode;
  /** The accessible name, if only an icon is shown. */
  label?: string;
  /** A ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action on the value of an `InputGroup`, which can be the trigger of a `Menu` too. */
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
