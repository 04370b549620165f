import { getGuestMenu } from '@servery/api';
import { useCall } from '@servery/api/swr';

const everyMs = 60_000;

/**
 * Loads the menu of a table and refetches it regularly, so that availability is at most a minute
 * old.
 */
export const useGuestMenu = (token: string) =>
  useCall(getGuestMenu, { query: { token } }, { refreshInterval: everyMs });
