import { Chat } from '@servery/chat';
import { chatMocks } from '@servery/chat/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The chat as a standalone app. It has no sign-in, so logging out closes the open chat. */
function App() {
  const here = useAddress('/apps/chat');
  return <Chat {...here} isAlive onLogOut={() => here.onAddressChange('/apps/chat')} />;
}

start(<App />, chatMocks);
