import type { ReactNode } from 'react';
import type { OpenerProps } from '../overlays/trigger.tsx';

export interface MenuOpenerProps extends OpenerProps {
  label: string;
  className: string;
  children: ReactNode;
}

/** A bare button that opens a menu, as small as a header needs it. */
export function MenuOpener({ label, onPress, ...native }: MenuOpenerProps) {
  return <button type="button" aria-label={label} onClick={onPress} {...native} />;
}
