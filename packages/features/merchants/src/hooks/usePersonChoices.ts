import type { Problem } from '@servery/api';
import type { SelectOption } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { agentMessages as messages } from '../messages/agents.ts';

/** A person to choose, with the number of their merchants. */
interface Person {
  id: number;
  name: string;
  username: string;
  merchants: number | null;
}

/** The first people to choose from, and a request for those that match a search. */
interface Source<P extends Person> {
  first: {
    data: { aaData: readonly P[]; total: number } | undefined;
    error: Problem | undefined;
    mutate: () => unknown;
  };
  find: (search: string) => Promise<readonly P[]>;
}

/** Returns the people to choose from, of whom a field loads those that match a search. */
export function usePersonChoices<P extends Person>({ first, find }: Source<P>) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = first;
  const [found, setFound] = useState<readonly P[]>([]);
  const known = new Map([...found, ...(data?.aaData ?? [])].map((person) => [person.id, person]));
  return {
    total: data?.total,
    error,
    retry: mutate,
    load: async (search: string): Promise<readonly P[]> => {
      const people = await find(search.slice(0, 100));
      setFound((before) => [...before, ...people]);
      return people;
    },
    optionOf: ({ id, name, username, merchants }: P): SelectOption => ({
      value: String(id),
      label: name,
      description: formatMessage(messages.option, { username, count: merchants ?? 0 }),
    }),
    /** Returns a person who was loaded, by the value of their option. */
    personOf: (value: string): P | undefined => known.get(Number(value)),
  };
}

/** The state of the people to choose from. */
export type PersonChoices = Pick<
  ReturnType<typeof usePersonChoices<Person>>,
  'total' | 'error' | 'retry'
>;
