import { createContext, use } from 'react';
import { createClient, type Client } from './call.ts';

/** The client that screens use. The app provides one with a session. */
export const ClientContext = createContext<Client>(createClient());

/** Returns the client of this part of the component tree. */
export const useClient = (): Client => use(ClientContext);
