import { createContext, use } from 'react';
import { createClient, type Client } from './call.ts';

/** The client that screens call through; the app gives one with a session. */
export const ClientContext = createContext<Client>(createClient());

/** The client of this tree. */
export const useClient = (): Client => use(ClientContext);
