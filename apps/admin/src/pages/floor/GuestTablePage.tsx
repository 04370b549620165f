import { GuestTable } from '@servery/guest';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';

/** Where guests order at their table, by the code that stands on it. */
export default function GuestTablePage({ params }: ScreenProps) {
  const [path, navigate] = useLocation();
  const token = params['token'] ?? '';
  const go = (next: string, isClosing = false) =>
    navigate(next ? `${path}?${next}` : path, { replace: isClosing });
  return <GuestTable key={token} token={token} search={useSearch()} onSearchChange={go} />;
}
