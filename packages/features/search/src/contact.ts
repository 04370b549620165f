import type { SearchContact } from '@servery/api';

/** Where one writes to somebody or calls them; null where there is no address. */
export function addressOf({ email }: SearchContact): string | null {
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return `mailto:${email}`;
  if (/^\+[\d\s-]{6,}$/.test(email)) return `tel:${email.replaceAll(/[\s-]/g, '')}`;
  return null;
}

/** What is copied of somebody who has no address. */
export const nameOf = ({ title, email }: SearchContact): string => `${title} (${email})`;
