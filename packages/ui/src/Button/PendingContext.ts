import { createContext } from 'react';

/** Whether the surrounding dialog is pending, which its main, solid button shows. */
export const PendingContext = createContext(false);
