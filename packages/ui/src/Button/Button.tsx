import type { ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { button, face, wait } from './Button.css.ts';
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
  return (
    <button {...usePressable(props)} className={button({ tone, emphasis, size, isWide })}>
      <span className={face}>
        {icon}
        {children}
      </span>
      {props.isPending && (
        <span className={wait}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
