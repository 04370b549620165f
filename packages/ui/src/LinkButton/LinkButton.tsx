import type { ReactNode, Ref } from 'react';
import { button, face } from '../Button/Button.css.ts';
import { useLink, type LinkTarget } from '../Link/useLink.ts';

export interface LinkButtonProps extends LinkTarget {
  children: ReactNode;
  /** Goes before the label. */
  icon?: ReactNode;
  tone?: 'accent' | 'neutral' | 'danger' | 'success';
  emphasis?: 'solid' | 'soft' | 'outline' | 'ghost';
  size?: 's' | 'm' | 'l';
  isWide?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere and looks like a button: the next step of a view. */
export function LinkButton({
  children,
  icon,
  tone,
  emphasis,
  size,
  isWide,
  ref,
  ...target
}: LinkButtonProps) {
  return (
    <a {...useLink(target)} ref={ref} className={button({ tone, emphasis, size, isWide })}>
      <span className={face}>
        {icon}
        {children}
      </span>
    </a>
  );
}
