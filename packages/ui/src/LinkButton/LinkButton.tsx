import type { ReactNode, Ref } from 'react';
import { button, face } from '../Button/Button.css.ts';
import { useLink, type LinkTarget } from '../Link/useLink.ts';

export interface LinkButtonProps extends LinkTarget {
  /** The label. */
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
  /** A ref to the `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the next step of a view. */
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
