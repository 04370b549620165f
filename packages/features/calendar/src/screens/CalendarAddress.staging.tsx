import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { Calendar, type CalendarProps } from './Calendar.tsx';

/** The calendar under an address of its own, as a browser has one. */
export function CalendarAddress({ address, onAddressChange }: CalendarProps) {
  const [now, setNow] = useState(address);
  const go = (next: string, isTyping?: boolean) => {
    onAddressChange(next, isTyping);
    setNow(next);
  };
  return (
    <NavigationProvider navigate={(next) => go(next)}>
      <main data-address={now}>
        <Calendar address={now} onAddressChange={go} />
      </main>
    </NavigationProvider>
  );
}
