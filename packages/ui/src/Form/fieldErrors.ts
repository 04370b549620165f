/** A refusal as react-hook-form keeps it; others may keep theirs so too. */
export interface KeptError {
  message?: string;
  type?: unknown;
}

/** The refusals of a form by the names of its fields, in whatever depth. */
export type KeptErrors = { readonly [name: string]: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** An error has a kind, which is a word; a group of errors has fields. */
const isError = (value: Record<string, unknown>): value is Record<string, unknown> & KeptError =>
  typeof value['type'] === 'string';

/** Every refusal with the path of its field, in the order of the form: `lines.0.name`. */
export function fieldErrors(errors: KeptErrors, path = ''): { path: string; error: KeptError }[] {
  return Object.entries(errors).flatMap(([name, value]) => {
    if (!isRecord(value) || name === 'ref') return [];
    const here = path ? `${path}.${name}` : name;
    return isError(value) ? [{ path: here, error: value }] : fieldErrors(value, here);
  });
}
