import type { Capability } from '@servery/api';
import { readSession } from '../session/session.ts';
import type { FirstRead } from './reads.ts';
import type { Matched } from './screen.ts';

/** Returns the first request of the screen at a URL, or null if it has none or would be refused. */
export function firstReadOf({ route, params }: Matched, search: string): FirstRead | null {
  const { access, first } = route;
  const grants = readSession()?.user.rights.grants;
  const canRead = access === 'public' || (grants && grants[access as Capability] !== 'deny');
  return (canRead && first?.(params, search)) || null;
}
