import { useState } from 'react';
import { KitchenZones, type KitchenZonesProps } from './KitchenZones.tsx';

/** The screen with an address of its own, as the app gives it one. */
export function AddressBar(props: KitchenZonesProps) {
  const [search, setSearch] = useState(props.search);
  return (
    <main>
      <KitchenZones
        {...props}
        search={search}
        onSearchChange={(next, isTyping) => {
          setSearch(next);
          props.onSearchChange(next, isTyping);
        }}
      />
    </main>
  );
}
