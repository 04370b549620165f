import { useState } from 'react';
import { PrintQueue, type PrintQueueProps } from './PrintQueue.tsx';

/** The queue under an address of its own, as a browser has it. */
export function AddressBar({ search, onSearchChange, ...props }: PrintQueueProps) {
  const [now, setNow] = useState(search);
  return (
    <PrintQueue
      {...props}
      search={now}
      onSearchChange={(next, isTyping) => {
        onSearchChange(next, isTyping);
        setNow(next);
      }}
    />
  );
}
