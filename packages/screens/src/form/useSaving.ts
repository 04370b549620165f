import { isShown, Problem, schemaAt, type AnyEndpoint } from '@servery/api';
import { useState } from 'react';
import type { EndpointFormOptions } from './useEndpointForm.ts';
import { useFieldText } from './useFieldText.ts';

/**
 * Saves a form that manages its own values, because their shape differs from the request's.
 * `errors` has the message of each refused field by its path, the same as in other forms.
 */
export function useSaving(
  to: AnyEndpoint,
  { explain, messages }: Pick<EndpointFormOptions<AnyEndpoint, object>, 'explain' | 'messages'>,
) {
  const textOf = useFieldText(messages);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [formError, setFormError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const save = async (run: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setErrors({});
    setFormError(undefined);
    try {
      await run();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refused = Object.entries(error.matter.fields ?? {}).map(([path, { code }]) => [
        path,
        textOf({ code, path, schema: schemaAt(to.body, path.split('.')) }),
      ]);
      setErrors(Object.fromEntries(refused) as Record<string, string>);
      if (!isShown(error)) setFormError(explain(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { save, errors, formError, isPending };
}
