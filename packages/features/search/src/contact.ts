import type { SearchContact } from '@servery/api';

/** Returns a `mailto:` or `tel:` URL for a person; null if there's no address. */
export function addressOf({ email }: SearchContact): string | null {
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return `mailto:${email}`;
  if (/^\+[\d\s-]{6,}$/.test(email)) return `tel:${email.replaceAll(/[\s-]/g, '')}`;
  return null;
}

/** Returns the text to copy for a person without an address. */
export const nameOf = ({ title, email }: SearchContact): string => `${title} (${email})`;
