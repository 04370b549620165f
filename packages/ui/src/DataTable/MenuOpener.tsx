import type { ReactNode } from 'react';
import type { OpenerProps } from '../overlays/trigger.tsx';

export interface MenuOpenerProps extends OpenerProps {
  /** The accessible name of the button. */
  label: string;
  /** The class of the button. */
  className: string;
  /** The icon. */
  children: ReactNode;
}

/** A plain, small button that opens a menu in a heading. */
export function MenuOpener({ label, onPress, ...native }: MenuOpenerProps) {
  return <button type="button" aria-label={label} onClick={onPress} {...native} />;
}
