import type { ReactNode } from 'react';
import { descriptions, pair, term as termStyle, value } from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** `Description`s. */
  children: ReactNode;
  /** `rows` for totals and receipts, `pairs` for the facts of a record. */
  look?: 'rows' | 'pairs';
}

/** Facts and their names. */
export function DescriptionList({ children, look }: DescriptionListProps) {
  return <dl className={descriptions({ look })}>{children}</dl>;
}

export interface DescriptionProps {
  term: ReactNode;
  children: ReactNode;
}

/** One fact of a `DescriptionList`. */
export function Description({ term, children }: DescriptionProps) {
  return (
    <div className={pair}>
      <dt className={termStyle}>{term}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
