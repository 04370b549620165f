import { Chat } from '@servery/chat';
import { chatMocks } from '@servery/chat/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The chat, alone: there is nothing to log out of, so it closes what is open. */
function App() {
  const here = useAddress('/apps/chat');
  return <Chat {...here} isAlive onLogOut={() => here.onAddressChange('/apps/chat')} />;
}

start(<App />, chatMocks);
