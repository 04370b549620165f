/** An error in the format of react-hook-form. */
export interface FieldError {
  /** The message of the error. */
  message?: string;
  /** The kind of the error, such as "required". */
  type?: unknown;
}

/** The errors of a form by the names of its fields, nested like its values. */
export type FieldErrors = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/**
 * Returns whether a value is an error, which has its kind as text, and not a group of errors by
 * field.
 */
const isError = (value: Record<string, unknown>): value is Record<string, unknown> & FieldError =>
  typeof value['type'] === 'string';

/**
 * Returns all errors with the paths of their fields, in the order of the form, such as
 * `lines.0.name`.
 */
export function fieldErrors(errors: FieldErrors, path = ''): { path: string; error: FieldError }[] {
  return Object.entries(errors).flatMap(([name, value]) => {
    if (!isRecord(value) || name === 'ref') return [];
    const here = path ? `${path}.${name}` : name;
    return isError(value) ? [{ path: here, error: value }] : fieldErrors(value, here);
  });
}
