import type { ReactNode } from 'react';
import { pairs } from './Pairs.css.ts';

export interface PairsProps {
  children: ReactNode;
}

/** Fields two by two, under each other on a phone. */
export function Pairs({ children }: PairsProps) {
  return <div className={pairs}>{children}</div>;
}
