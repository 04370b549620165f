import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import useSWR, { preload, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { createCacheHelper, serialize } from 'swr/_internal';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import type { Client } from './call.ts';
import { useClient } from './client.ts';
import { nameOf, type AnyEndpoint, type Input, type Output } from './endpoint.ts';
import type { Problem } from './problems.ts';
import { sendNamed, type AskApproval, type NamedWrite } from './sendNamed.ts';

export type { AskApproval } from './sendNamed.ts';

/** Who asks for approvals. Without one, an approval that is needed is a refusal. */
export const ApprovalContext = createContext<AskApproval>(async () => null);

/** The cache key of a call: the endpoint's name and its input. */
export const keyOf = <E extends AnyEndpoint>(to: E, input: Input<E>) =>
  [nameOf(to), input] as const;

/** Reads an endpoint. Pass `null` to wait. */
export function useCall<E extends AnyEndpoint>(
  to: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, Problem>,
): SWRResponse<Output<E>, Problem> {
  const client = useClient();
  const { cache } = useSWRConfig();
  const key = input && keyOf(to, input);
  const read = useSWR<Output<E>, Problem>(key, () => client.call(to, input as Input<E>), config);
  // The data of another input would pass for this one's.
  const isOther =
    config?.keepPreviousData && read.error && cache.get(serialize(key)[0])?.data === undefined;
  return isOther ? { ...read, data: undefined } : read;
}

/**
 * What is known of a read that others do, kept up to date; it asks for nothing. A `useSWR` without a
 * way to fetch, mounted before theirs, would be the one that a retry asks, in vain.
 */
export function useKnown<E extends AnyEndpoint>(to: E, input: Input<E>): Output<E> | undefined {
  const { cache } = useSWRConfig();
  const [key] = serialize(keyOf(to, input));
  const [read, , subscribe] = createCacheHelper<Output<E>>(cache, key);
  const listen = useCallback((listener: () => void) => subscribe(key, listener), [key, subscribe]);
  return useSyncExternalStore(listen, () => read().data);
}

/** Starts a read before its screen is there; the screen's `useCall` takes it over. */
export const preloadCall = <E extends AnyEndpoint>(
  client: Client,
  to: E,
  input: Input<E>,
): void => {
  void preload(keyOf(to, input), () => client.call(to, input)).catch(() => undefined);
};

/** One cached answer, or all of one endpoint, made anew from what an action answered. */
export interface Fill {
  to: AnyEndpoint;
  /** Only the answer to this input; all answers of the endpoint when left out. */
  input?: unknown;
  data: (current: unknown) => unknown;
}

/** What an action changes in the cache. */
export interface ActionOptions<E extends AnyEndpoint> {
  /** Endpoints whose cached answers are stale after it. */
  refreshes?: readonly AnyEndpoint[];
  /** Cached answers that its own answer replaces: a key, or which keys, and the new data made from the old. */
  fills?: (answer: Output<E>) => readonly Fill[];
}

/** Changes a cache in the background; one that went with its user meanwhile has nothing to change. */
const quietly = (change: Promise<unknown>) => void change.catch(() => undefined);

/** Whether a cache's key, as SWR writes it, is a list of an endpoint that grows onward. */
const isOnward = (key: string, name: string) =>
  key.startsWith('$inf$') && key.includes(JSON.stringify(name));

/** Calls an endpoint on demand. Asks for approval where one is needed, keeps its idempotency key until the answer is known, and refreshes what it made stale. */
export function useAction<E extends AnyEndpoint>(
  to: E,
  { refreshes = [], fills }: ActionOptions<E> = {},
): SWRMutationResponse<Output<E>, Problem, string, Input<E>> {
  const client = useClient();
  const ask = use(ApprovalContext);
  const { cache, mutate } = useSWRConfig();
  const pending = useRef<NamedWrite>(null);

  return useSWRMutation<Output<E>, Problem, string, Input<E>>(
    nameOf(to),
    (_key, { arg }) => sendNamed({ client, ask, pending }, to, arg),
    {
      throwOnError: true,
      onSuccess: (answer) => {
        for (const { to: filled, input, data } of fills?.(answer) ?? []) {
          const name = nameOf(filled);
          const isIt = (key: unknown) =>
            Array.isArray(key) &&
            key[0] === name &&
            (input === undefined || JSON.stringify(key[1]) === JSON.stringify(input));
          quietly(mutate(isIt, (current: unknown) => data(current), { revalidate: false }));
          const onward = input === undefined ? [...cache.keys()] : [];
          for (const key of onward.filter((one) => isOnward(one, name)))
            quietly(mutate(key, (pieces?: unknown[]) => pieces?.map(data), { revalidate: false }));
        }
        const stale = new Set(refreshes.map(nameOf));
        quietly(mutate((key) => Array.isArray(key) && stale.has(key[0] as string)));
      },
    },
  );
}
