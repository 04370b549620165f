import { resetEmails } from './book.ts';
import { emailHandlers } from './handlers.ts';
import { dropFiles } from './held.ts';

/** What the e-mail brings to a page that has no server. */
export const emailMocks = {
  handlers: emailHandlers,
  reset: () => {
    resetEmails();
    dropFiles();
  },
};
