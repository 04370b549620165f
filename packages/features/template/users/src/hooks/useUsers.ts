import { getUser, listAllUsers, listUsers } from '@servery/api/template';
import { useCall } from '@servery/api/swr';
import type { ListView } from '../listView.ts';

/** Returns the query parameters of a view. */
export const queryOf = ({ user: _, ...query }: ListView) => query;

/** Loads the users of a view. The previous ones stay while the next ones load. */
export const useUsers = (view: ListView) =>
  useCall(listUsers, { query: queryOf(view) }, { keepPreviousData: true });

/** Loads all users. */
export const useAllUsers = () => useCall(listAllUsers, {});

/** Loads a user. */
export const useUser = (id: number) => useCall(getUser, { query: { id } });
