import { useCall } from '@servery/api/swr';
import { listChats } from '@servery/api/template';

/** The chats, the contacts and the signed-in user's profile. */
export const useChats = () => useCall(listChats, {});
