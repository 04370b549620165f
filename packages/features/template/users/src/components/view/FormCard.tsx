import { Card } from '@servery/ui';
import { Fragment, useRef, type ReactNode } from 'react';
import { formPlace } from './view.css.ts';

interface FormCardProps {
  title: string;
  /** Identifies the stored values. The form starts again when they change. */
  version: string | null;
  /** Renders the form, which calls `onSaved` once its values are stored. */
  children: (onSaved: () => void) => ReactNode;
}

/** A card with a form that stays open. Focus stays in the card when the saved form is replaced. */
export function FormCard({ title, version, children }: FormCardProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Card title={title} level={2}>
      <div ref={place} tabIndex={-1} className={formPlace}>
        <Fragment key={version}>{children(() => place.current?.focus())}</Fragment>
      </div>
    </Card>
  );
}
