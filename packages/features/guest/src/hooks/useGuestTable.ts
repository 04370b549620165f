import { getGuestTable } from '@servery/api';
import { useCall } from '@servery/api/swr';

const everyMs = 4000;

/**
 * Loads the table as its guests see it and refetches it regularly, so that all phones show the
 * same.
 */
export const useGuestTable = (token: string) =>
  useCall(getGuestTable, { query: { token } }, { refreshInterval: everyMs });
