import { openInvitation } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** Returns the invitation of a link by its token; without a token there is no request. */
export const useInvitation = (token: string) =>
  useCall(openInvitation, token === '' ? null : { body: { token } }, { revalidateOnFocus: false });
