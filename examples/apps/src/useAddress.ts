import { useLocation, useSearch } from 'wouter';

/** Returns the URL of a feature relative to its root, and a function that changes it. */
export function useAddress(home: string) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const own = path.startsWith(home) ? path : home;
  return {
    address: search ? `${own}?${search}` : own,
    onAddressChange: (next: string, isTyping?: boolean) => navigate(next, { replace: isTyping }),
  };
}
