import { getGuestTable } from '@servery/api';
import { useCall } from '@servery/api/swr';

const everyMs = 4000;

/** The table as its guests see it, kept up to date: each telephone there sees what the others do. */
export const useGuestTable = (token: string) =>
  useCall(getGuestTable, { query: { token } }, { refreshInterval: everyMs });
