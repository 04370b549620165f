import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import useSWR, { preload, useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { createCacheHelper, serialize } from 'swr/_internal';
import useSWRMutation, { type SWRMutationResponse } from 'swr/mutation';
import type { Client } from './call.ts';
import { useClient } from './client.ts';
import { nameOf, type AnyEndpoint, type Input, type Output } from './endpoint.ts';
import type { Refusal } from './refusals.ts';
import { sendNamed, type RequestApproval, type NamedWrite } from './sendNamed.ts';

export { isUnsure, type RequestApproval } from './sendNamed.ts';

/** Provides the approval prompt. Without one, a call that needs approval is refused. */
export const ApprovalContext = createContext<RequestApproval>(async () => null);

/** Returns the cache key of a call: the endpoint's name and its input. */
export const keyOf = <E extends AnyEndpoint>(to: E, input: Input<E>) =>
  [nameOf(to), input] as const;

/** Reads an endpoint. Pass `null` as the input to pause. */
export function useCall<E extends AnyEndpoint>(
  to: E,
  input: Input<E> | null,
  config?: SWRConfiguration<Output<E>, Refusal<E>>,
): SWRResponse<Output<E>, Refusal<E>> {
  const client = useClient();
  const { cache } = useSWRConfig();
  const key = input && keyOf(to, input);
  const read = useSWR<Output<E>, Refusal<E>>(key, () => client.call(to, input as Input<E>), config);
  // Data kept from another input would look like the data of this one.
  const isOther =
    config?.keepPreviousData && read.error && cache.get(serialize(key)[0])?.data === undefined;
  return isOther ? { ...read, data: undefined } : read;
}

/**
 * Returns the cached data of a read that other components make, and updates with it. Never fetches.
 * It doesn't use `useSWR` without a fetcher, because SWR would send retries to the one mounted
 * first, which couldn't fetch.
 */
export function useKnown<E extends AnyEndpoint>(to: E, input: Input<E>): Output<E> | undefined {
  const { cache } = useSWRConfig();
  const [key] = serialize(keyOf(to, input));
  const [read, , subscribe] = createCacheHelper<Output<E>>(cache, key);
  const listen = useCallback((listener: () => void) => subscribe(key, listener), [key, subscribe]);
  return useSyncExternalStore(listen, () => read().data);
}

/** Starts a read before its screen is mounted. The screen's `useCall` uses the result. */
export const preloadCall = <E extends AnyEndpoint>(
  client: Client,
  to: E,
  input: Input<E>,
): void => {
  void preload(keyOf(to, input), () => client.call(to, input)).catch(() => undefined);
};

/**
 * An update of one cached response, or of all those of an endpoint, from the result of an action.
 */
export interface Fill {
  to: AnyEndpoint;
  /** Limits it to the response for this input. Defaults to all responses of the endpoint. */
  input?: unknown;
  data: (current: unknown) => unknown;
}

/** The cache changes of an action. */
export interface ActionOptions<E extends AnyEndpoint> {
  /** Endpoints whose cached responses become stale. */
  refreshes?: readonly AnyEndpoint[];
  /** Cached responses to replace with data derived from the result of the action. */
  fills?: (answer: Output<E>) => readonly Fill[];
}

/**
 * Updates the cache without waiting. Errors don't matter, because the cache may have been dropped
 * when its user signed out.
 */
const quietly = (change: Promise<unknown>) => void change.catch(() => undefined);

/** Whether a serialised SWR key belongs to an infinite list of an endpoint. */
const isOnward = (key: string, name: string) =>
  key.startsWith('$inf$') && key.includes(JSON.stringify(name));

/**
 * Calls an endpoint on demand. Asks for approval if needed, keeps the idempotency key until the
 * outcome is known, and revalidates the reads that became stale.
 */
export function useAction<E extends AnyEndpoint>(
  to: E,
  { refreshes = [], fills }: ActionOptions<E> = {},
): SWRMutationResponse<Output<E>, Refusal<E>, string, Input<E>> {
  const client = useClient();
  const requestApproval = use(ApprovalContext);
  const { cache, mutate } = useSWRConfig();
  const pending = useRef<NamedWrite>(null);

  return useSWRMutation<Output<E>, Refusal<E>, string, Input<E>>(
    nameOf(to),
    (_key, { arg }) => sendNamed({ client, requestApproval, pending }, to, arg),
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
