import { useState, type ReactElement } from 'react';

interface Addressed {
  search: string;
  onSearchChange: (next: string) => void;
}

/** For stories: keeps the address that a screen is given and changes. */
export function AddressBar({
  search: first,
  children,
}: {
  search: string;
  children: (address: Addressed) => ReactElement;
}) {
  const [search, onSearchChange] = useState(first);
  return children({ search, onSearchChange });
}
