import { useLink } from '@servery/ui';
import type { FocusEvent, PointerEvent, ReactNode, Ref } from 'react';
import { icon as look } from './Bookmarks.css.ts';

/** The props that a tooltip passes to its trigger. */
interface Explained {
  ref?: Ref<HTMLAnchorElement>;
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLAnchorElement>) => void;
  onFocus?: (event: FocusEvent<HTMLAnchorElement>) => void;
  onBlur?: (event: FocusEvent<HTMLAnchorElement>) => void;
}

export interface IconLinkProps extends Explained {
  href: string;
  label: string;
  children: ReactNode;
}

const both =
  <Event,>(first?: (event: Event) => void, second?: (event: Event) => void) =>
  (event: Event) => {
    first?.(event);
    second?.(event);
  };

/** A link with only an icon; its label is for screen readers and the tooltip. */
export function IconLink({ href, label, children, ...explained }: IconLinkProps) {
  const link = useLink({ href });
  return (
    <a
      {...link}
      {...explained}
      onPointerEnter={both(link.onPointerEnter, explained.onPointerEnter)}
      onPointerDown={both(link.onPointerDown, explained.onPointerDown)}
      onFocus={both(link.onFocus, explained.onFocus)}
      aria-label={label}
      className={look}
    >
      {children}
    </a>
  );
}
