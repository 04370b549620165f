import { useLocation, useSearch } from 'wouter';

/** The address that a feature shows, from its own root on, and how it changes. */
export function useAddress(home: string) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const own = path.startsWith(home) ? path : home;
  return {
    address: search ? `${own}?${search}` : own,
    onAddressChange: (next: string, isTyping?: boolean) => navigate(next, { replace: isTyping }),
  };
}
