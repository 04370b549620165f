import { use, type ReactNode, type Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, face, wait } from './Button.css.ts';
import { PendingContext } from './PendingContext.ts';
import { usePressable, type PressableProps } from './usePressable.ts';

export interface ButtonProps extends PressableProps {
  /** The label: a verb that says what will happen. */
  children: ReactNode;
  /** Goes before the label. */
  icon?: ReactNode;
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  /** `solid` for the one most likely act of a view. */
  emphasis?: 'solid' | 'soft' | 'outline' | 'ghost';
  size?: 's' | 'm' | 'l';
  /** As wide as its container. */
  isWide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something now. To go somewhere, use `Link` or `LinkButton`. */
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
