import { getGuestMenu } from '@servery/api';
import { useCall } from '@servery/api/swr';

const everyMs = 60_000;

/** The menu at a table; what runs out or comes back is seen within a minute. */
export const useGuestMenu = (token: string) =>
  useCall(getGuestMenu, { query: { token } }, { refreshInterval: everyMs });
