import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { Chat, type ChatProps } from './Chat.tsx';

/** The chat under an address of its own, as a browser has one, in a window of its own. */
export function ChatAddress({ address, onAddressChange, ...chat }: ChatProps) {
  const [now, setNow] = useState(address);
  const go = (next: string, isTyping?: boolean) => {
    onAddressChange(next, isTyping);
    setNow(next);
  };
  return (
    <NavigationProvider navigate={(next) => go(next)}>
      <main data-address={now} style={{ blockSize: '100dvb' }}>
        <Chat {...chat} address={now} onAddressChange={go} />
      </main>
    </NavigationProvider>
  );
}
