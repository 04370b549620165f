import { openInvitation } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the invitation of a link by its token. */
export const useInvitation = (token: string) =>
  useCall(openInvitation, { body: { token } }, { revalidateOnFocus: false });
