import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { Kanban, type KanbanProps } from './Kanban.tsx';

/** The kanban under an address of its own, as a browser has one. */
export function KanbanAddress({ address, onAddressChange, ...props }: KanbanProps) {
  const [now, setNow] = useState(address);
  const go = (next: string, isTyping?: boolean) => {
    onAddressChange(next, isTyping);
    setNow(next);
  };
  return (
    <NavigationProvider navigate={(next) => go(next)}>
      <main data-address={now}>
        <Kanban {...props} address={now} onAddressChange={go} />
      </main>
    </NavigationProvider>
  );
}
