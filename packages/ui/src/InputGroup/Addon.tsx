import type { ReactNode } from 'react';
import { addon } from './InputGroup.css.ts';

export interface AddonProps {
  /** A word, an icon, or a `Checkbox` or `Radio` with its `label`. */
  children: ReactNode;
  /** The id of the element, to describe the input with. */
  id?: string;
}

/** A text or icon joined to the input of an `InputGroup`. */
export function Addon({ children, id }: AddonProps) {
  return (
    <span id={id} className={addon}>
      {children}
    </span>
  );
}
