import { useState } from 'react';
import { OrderHistory, type OrderHistoryProps } from './OrderHistory.tsx';

/** The history under an address of its own, with a way back, as a browser has both. */
export function AddressBar({ search, onSearchChange, ...props }: OrderHistoryProps) {
  const [visited, setVisited] = useState([search]);
  const now = visited.at(-1) ?? '';
  const go = (next: string, isTyping: boolean) => {
    onSearchChange(next, isTyping);
    setVisited((before) => [...(isTyping ? before.slice(0, -1) : before), next]);
  };
  return (
    <>
      <OrderHistory {...props} search={now} onSearchChange={go} />
      <button
        type="button"
        hidden
        data-back
        data-address={now}
        onClick={() => setVisited((before) => before.slice(0, -1))}
      >
        Back
      </button>
    </>
  );
}
