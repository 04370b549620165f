import { use, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, face, wait } from './Button.css.ts';
import { PendingContext } from './PendingContext.ts';
import { usePressable, type PressableProps } from './usePressable.ts';

export interface ButtonProps extends PressableProps {
  /** The label: a verb for the action, with its object if needed. */
  children: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  /**
   * The strength of the button. Use `solid` only for the main action of a view.
   * @default 'outline'
   */
  emphasis?: 'solid' | 'soft' | 'outline' | 'ghost';
  /**
   * The size of the button.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /**
   * Whether the button is as wide as its container.
   * @default false
   */
  isWide?: boolean;
  /** A ref to the `<button>` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** Performs an action. For navigation, use `Link` or `LinkButton`. */
export function Button({ children, icon, tone, emphasis, size, isWide, ...props }: ButtonProps) {
  const isDialogPending = use(PendingContext) && emphasis === 'solid';
  const isPending = props.isPending ?? isDialogPending;
  return (
    <button
      {...usePressable({ ...props, isPending })}
      className={button({ tone, emphasis, size, isWide })}
    >
      <span className={face}>
        {icon}
        {children}
      </span>
      {isPending && (
        <span className={wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
