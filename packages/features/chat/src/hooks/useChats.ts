import { useCall } from '@servery/api/swr';
import { listChats } from '@servery/api/template';

/** The chats, the contacts and whoever is signed in. */
export const useChats = () => useCall(listChats, {});
