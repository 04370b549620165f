import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { FormErrorList } from '../FormErrors/FormErrors.tsx';
import { fieldErrors, type FieldErrors } from './fieldErrors.ts';

export interface FormSummaryProps {
  /** The errors of a form library, such as react-hook-form's `formState.errors`. */
  errors: FieldErrors;
  /**
   * The number of submissions, such as react-hook-form's `formState.submitCount`. The summary takes
   * focus after each one with errors.
   */
  submitCount: number;
  /** Returns the title from the number of errors. */
  title: (count: number) => ReactNode;
  /**
   * Returns the `id` of the field with a path. If it returns undefined, the error isn't a link. The
   * path itself is the id if it's left out.
   */
  fieldId?: (path: string) => string | undefined;
  /**
   * Returns the message of an error from its path and its own message. The error's own message is
   * used if it's left out.
   */
  message?: (path: string, message: string | undefined) => ReactNode;
}

/** All errors of a submitted form in one place, with a link to each field. */
export function FormSummary({
  errors,
  submitCount,
  title,
  fieldId = (path) => path,
  message = (_path, labels) => labels,
}: FormSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const found = fieldErrors(errors);
  const isShown = submitCount > 0 && found.length > 0;
  useEffect(() => {
    if (isShown) summary.current?.focus();
  }, [isShown, submitCount]);
  if (!isShown) return null;
  return (
    <Banner tone="danger" title={title(found.length)} isLive={false} ref={summary}>
      <FormErrorList
        errors={found.map(({ path, error }) => ({
          fieldId: path.startsWith('root') ? undefined : fieldId(path),
          message: message(path, error.message),
        }))}
      />
    </Banner>
  );
}
