import { Heading } from '@servery/ui';
import { createContext, use, useId, type ReactNode } from 'react';
import { section, sectionHead } from './detail.css.ts';

export interface SectionProps {
  title: string;
  /** A word or a button at the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** The rank of the parts' headings: under a page's first, under a panel's second. */
export const SectionLevel = createContext<2 | 3>(2);

/** A named part of an order: a heading on a hairline, no box. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={sectionHead}>
        <Heading level={use(SectionLevel)} size="s" id={id}>
          {title}
        </Heading>
        {end}
      </div>
      {children}
    </section>
  );
}
