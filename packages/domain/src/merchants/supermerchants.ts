import { invalid, type Named } from '@servery/api';
import type { PersonRecord } from '../people/record.ts';

/**
 * Returns the supermerchant with an id; null for null.
 * @throws `invalid` for an id that isn't an active supermerchant's
 */
export function requireSupermerchant(
  people: readonly PersonRecord[],
  supermerchant_id: number | null,
): Named | null {
  if (supermerchant_id === null) return null;
  const found = people.find(
    ({ id, role, is_active }) => id === supermerchant_id && role === 'supermerchant' && is_active,
  );
  if (!found) throw invalid('supermerchant_id', 'unknown', 'This isn’t an active supermerchant.');
  return { id: found.id, name: found.name };
}
