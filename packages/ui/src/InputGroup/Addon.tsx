import type { ReactNode } from 'react';
import { addon } from './InputGroup.css.ts';

export interface AddonProps {
  /** A word, an icon, a `Checkbox` or a `Radio` with its `label`. */
  children: ReactNode;
  id?: string;
}

/** Something quiet joined to the input of an `InputGroup`. */
export function Addon({ children, id }: AddonProps) {
  return (
    <span id={id} className={addon}>
      {children}
    </span>
  );
}
