import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { link } from '../Link/Link.css.ts';
import { list } from './FormErrors.css.ts';

/** One refusal of a form: the field's id, and words that say what to do. */
export interface FormError {
  /** The `id` given to the field; without one the words stand alone. */
  fieldId?: string;
  message: ReactNode;
}

export interface FormErrorsProps {
  /** How many things stand in the way, in words. */
  title: ReactNode;
  errors: readonly FormError[];
}

const focusField = (id: string) => {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** What keeps a form from being sent, with a way to each field; takes the focus when it appears. */
export function FormErrors({ title, errors }: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null);
  const isShown = errors.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  return (
    <Banner tone="danger" title={title} isLive={false} ref={summary}>
      <FormErrorList errors={errors} />
    </Banner>
  );
}

/** Refusals, each with a way to its field. */
export function FormErrorList({ errors }: { errors: readonly FormError[] }) {
  return (
    <ul className={list}>
      {errors.map(({ fieldId, message }, index) => (
        <li key={fieldId ?? index}>
          {fieldId ? (
            <a
              href={`#${fieldId}`}
              className={link({ tone: 'inherit' })}
              onClick={(event) => {
                event.preventDefault();
                focusField(fieldId);
              }}
            >
              {message}
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  );
}
