import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { Email, type EmailProps } from './Email.tsx';

/** The mailbox under an address of its own, as a browser has one. */
export function EmailAddress({ address, onAddressChange }: EmailProps) {
  const [now, setNow] = useState(address);
  const go = (next: string, isTyping?: boolean) => {
    onAddressChange(next, isTyping);
    setNow(next);
  };
  return (
    <NavigationProvider navigate={(next) => go(next)}>
      <main data-address={now} style={{ blockSize: '100dvb' }}>
        <Email address={now} onAddressChange={go} />
      </main>
    </NavigationProvider>
  );
}
