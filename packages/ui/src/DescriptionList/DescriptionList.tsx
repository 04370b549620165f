import type { ReactNode } from 'react';
import { descriptions, pair, term as termStyle, value } from './DescriptionList.css.ts';

export interface DescriptionListProps {
  /** The facts, as `Description` elements. */
  children: ReactNode;
  /**
   * The layout: `rows` for totals and receipts, `pairs` for the details of a record.
   * @default 'rows'
   */
  look?: 'rows' | 'pairs';
}

/** Facts with their names. */
export function DescriptionList({ children, look }: DescriptionListProps) {
  return <dl className={descriptions({ look })}>{children}</dl>;
}

export interface DescriptionProps {
  /** The name of the fact. */
  term: ReactNode;
  /** The value of the fact. */
  children: ReactNode;
}

/** A fact of a `DescriptionList`. */
export function Description({ term, children }: DescriptionProps) {
  return (
    <div className={pair}>
      <dt className={termStyle}>{term}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
