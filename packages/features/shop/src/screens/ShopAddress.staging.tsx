import { useState } from 'react';
import { ShopList, type ShopListProps } from './ShopList.tsx';

/** The shop under an address of its own, as a browser has one. */
export function ShopAddress({ search, onSearchChange, ...props }: ShopListProps) {
  const [now, setNow] = useState(search);
  return (
    <main data-address={now}>
      <ShopList
        {...props}
        search={now}
        onSearchChange={(next, isTyping) => {
          onSearchChange(next, isTyping);
          setNow(next);
        }}
      />
    </main>
  );
}
