import { toNestErrors } from '@hookform/resolvers';
import { refusedParts, type AnyEndpoint } from '@servery/api';
import { get, type FieldValues, type Resolver } from 'react-hook-form';
import { placeFields } from './placeFields.ts';

interface EndpointResolverOptions {
  toInput: (values: FieldValues) => unknown;
  /** The fields that can show an error. Other errors are left to the host. */
  names: ReadonlySet<string>;
  /** Returns the message of an error from its path, its code and the value of its field. */
  textAt: (path: string, code: string, value: unknown) => string;
}

/**
 * Validates a form's values as the host will: as the input of an endpoint, by the schema of its
 * body.
 */
export const endpointResolver =
  (
    to: AnyEndpoint,
    { toInput, names, textAt }: EndpointResolverOptions,
  ): Resolver<FieldValues, unknown, FieldValues> =>
  async (values, _context, options) => {
    const input = (await toInput(values)) as { body: FieldValues };
    const refused = to.body ? refusedParts(to.body, input.body) : [];
    const { placed } = placeFields(names, refused);
    if (placed.size === 0) return { values: input, errors: {} };
    const errors = Object.fromEntries(
      [...placed].map(([name, [path, code]]) => [
        name,
        { type: code, message: textAt(path, code, get(values, name)) },
      ]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
