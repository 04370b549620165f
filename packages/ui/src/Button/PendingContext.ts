import { createContext } from 'react';

/** Whether the dialog around is busy; its main, solid button shows it. */
export const PendingContext = createContext(false);
