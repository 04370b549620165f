import { resetEmails } from './book.ts';
import { emailHandlers } from './handlers.ts';
import { dropFiles } from './held.ts';

/** The mock handlers of email and the reset of their data. */
export const emailMocks = {
  handlers: emailHandlers,
  reset: () => {
    resetEmails();
    dropFiles();
  },
};
