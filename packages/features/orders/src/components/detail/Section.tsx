import { Heading } from '@servery/ui';
import { createContext, use, useId, type ReactNode } from 'react';
import { section, sectionHead } from './detail.css.ts';

export interface SectionProps {
  title: string;
  /** A short text or a button at the end of the heading's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** The heading level of sections: 2 on a page, 3 in a panel. */
export const SectionLevel = createContext<2 | 3>(2);

/** A titled section of an order: a heading with a hairline, without a box. */
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
