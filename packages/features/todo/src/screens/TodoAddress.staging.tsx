import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { TodoList, type TodoListProps } from './TodoList.tsx';

/** The to-do under an address of its own, as a browser has one. */
export function TodoAddress({ address, onAddressChange }: TodoListProps) {
  const [now, setNow] = useState(address);
  const go = (next: string, isTyping?: boolean) => {
    onAddressChange(next, isTyping);
    setNow(next);
  };
  return (
    <NavigationProvider navigate={(next) => go(next)}>
      <main data-address={now}>
        <TodoList address={now} onAddressChange={go} />
      </main>
    </NavigationProvider>
  );
}
