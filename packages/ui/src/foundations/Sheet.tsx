import type { ReactNode } from 'react';
import { Heading } from '../Text/Heading.tsx';
import { lead as leadStyle, part, sheet } from './foundations.css.ts';

export interface SheetProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page about the kit. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <main className={sheet}>
      <header className={part}>
        <Heading level={1} size="xxl">
          {title}
        </Heading>
        <p className={leadStyle}>{lead}</p>
      </header>
      {children}
    </main>
  );
}

export interface PartProps {
  title: string;
  children: ReactNode;
}

/** A part of a page about the kit. */
export function Part({ title, children }: PartProps) {
  return (
    <section className={part}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}
