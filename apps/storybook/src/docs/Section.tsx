import type { ReactNode } from 'react';
import css from './docs.module.css';

export interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A section of a page, with a heading for the table of contents. */
export function Section({ title, children }: SectionProps) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
