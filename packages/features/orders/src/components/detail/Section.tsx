import { Heading } from '@servery/ui';
import { useId, type ReactNode } from 'react';
import { section, sectionHead } from './detail.css.ts';

export interface SectionProps {
  title: string;
  /** A word or a button at the end of the title's line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A named part of an order: a heading on a hairline, no box. */
export function Section({ title, end, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={sectionHead}>
        <Heading level={3} size="s" id={id}>
          {title}
        </Heading>
        {end}
      </div>
      {children}
    </section>
  );
}
