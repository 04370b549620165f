import type { ReactNode } from 'react';
import { pairs } from './Pairs.css.ts';

export interface PairsProps {
  children: ReactNode;
}

/** Fields in two columns, stacked on a phone. */
export function Pairs({ children }: PairsProps) {
  return <div className={pairs}>{children}</div>;
}
