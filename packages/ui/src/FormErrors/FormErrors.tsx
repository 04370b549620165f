import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { link } from '../Link/Link.css.ts';
import { list } from './FormErrors.css.ts';

/** An error of a form, with the id of its field. */
export interface FormError {
  /** The `id` of the field. If it's left out, the error isn't a link. */
  fieldId?: string;
  /** The error and how to fix it. */
  message: ReactNode;
}

export interface FormErrorsProps {
  /** The number of errors in words. */
  title: ReactNode;
  /** The errors. Nothing is rendered if there are none. */
  errors: readonly FormError[];
}

const focusField = (id: string) => {
  const field = document.getElementById(id);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** The errors of a form with a link to each field. It takes focus when it appears. */
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

/** A list of errors with a link to each field. */
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
