import { Email } from '@servery/email';
import { emailMocks } from '@servery/email/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The mailbox as a standalone app. */
const App = () => <Email {...useAddress('/apps/email')} />;

start(<App />, emailMocks);
