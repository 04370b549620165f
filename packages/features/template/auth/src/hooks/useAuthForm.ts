import { Problem } from '@servery/api';
import { useId, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { refusedMessages } from '../messages/refused.ts';
import { refusalsOf, type Refusal, type Refusals } from '../refusals.ts';

export interface AuthFormOptions<Values extends object> {
  start: Values;
  /** Validates the values on the client. */
  check: (values: Values) => Refusals<keyof Values & string>;
}

/**
 * State of a form with its validation errors. The values are kept if the submission fails, and the
 * first invalid field takes the focus.
 */
export function useAuthForm<Values extends object>({ start, check }: AuthFormOptions<Values>) {
  type Name = keyof Values & string;
  const { formatMessage } = useIntl();
  const id = useId();
  const [values, setValues] = useState(start);
  const [refused, setRefused] = useState<Refusals<Name>>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isPending, setPending] = useState(false);
  const all = Object.keys(start) as Name[];
  const idOf = (name: Name) => `${id}-${name}`;

  /** Shows validation errors and focuses the first; returns whether there were none. */
  const refuse = (found: Refusals<Name>): boolean => {
    setRefused(found);
    const first = all.find((name) => found[name]);
    if (first) document.getElementById(idOf(first))?.focus();
    return !first;
  };

  /** Validates the named fields, or all. */
  const validate = (names: readonly Name[] = all): boolean => {
    const found = check(values);
    setProblem(null);
    return refuse(Object.fromEntries(names.map((name) => [name, found[name]])) as typeof found);
  };

  /**
   * Runs a request and returns whether it succeeded. Errors are shown at their fields, otherwise in
   * the banner above.
   */
  const attempt = async (
    ask: () => Promise<unknown>,
    onRefused?: (first: Name) => void,
  ): Promise<boolean> => {
    setPending(true);
    setProblem(null);
    try {
      await ask();
      return true;
    } catch (error) {
      const met = error instanceof Problem ? error : new Problem('crashed');
      const found = refusalsOf(met, all);
      const first = all.find((name) => found[name]);
      refuse(found);
      if (first) onRefused?.(first);
      else setProblem(met);
      return false;
    } finally {
      setPending(false);
    }
  };

  const set = <N extends Name>(name: N, value: Values[N]) => {
    setValues((were) => ({ ...were, [name]: value }));
    setRefused(({ [name]: _, ...others }) => others as Refusals<Name>);
  };

  const field = <N extends Name>(name: N) => {
    const why: Refusal | undefined = refused[name];
    return {
      id: idOf(name),
      name,
      value: values[name],
      onChange: (value: Values[N]) => set(name, value),
      errorMessage: why && formatMessage(refusedMessages[why]),
    };
  };

  const submit = (ask: () => Promise<unknown>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && validate()) void attempt(ask);
  };

  return { values, setValues, field, validate, attempt, submit, problem, isPending };
}

/** The state of a form, as returned by `useAuthForm`. */
export type AuthForm<Values extends object> = ReturnType<typeof useAuthForm<Values>>;
