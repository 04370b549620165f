import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { FormErrorList } from '../FormErrors/FormErrors.tsx';
import { fieldErrors, type KeptErrors } from './fieldErrors.ts';

export interface FormSummaryProps {
  /** What a form library keeps: react-hook-form's `formState.errors`. */
  errors: KeptErrors;
  /** How often the form was sent: react-hook-form's `formState.submitCount`. Each refused time takes the focus. */
  submitCount: number;
  /** How many things stand in the way, in words. */
  title: (count: number) => ReactNode;
  /** The `id` of the field with this path; without one the words stand alone. */
  fieldId?: (path: string) => string | undefined;
  /** The words of a refusal; its own message unless told. */
  message?: (path: string, message: string | undefined) => ReactNode;
}

/** After a form was refused: everything that is wrong in one place, with a way to each field. */
export function FormSummary({
  errors,
  submitCount,
  title,
  fieldId = (path) => path,
  message = (_path, words) => words,
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
