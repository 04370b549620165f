import { invalid, Problem, type Named, type Role } from '@servery/api';
import { isSameName } from '../search/nameKey.ts';
import type { MerchantRecord } from '../people/merchantRecord.ts';

/** A merchant, as far as the removal of the sample needs it. */
export type SampleCandidate = Pick<MerchantRecord, 'id' | 'name' | 'parent' | 'is_sample'>;

/** The person who would remove a sample. */
interface Remover {
  role: Role;
  /** Their own merchant; null for those who work for several. */
  merchant_id: number | null;
}

/** The sample of a host: the name of its group, and its merchants. */
export interface Sample {
  name: string;
  merchants: Named[];
}

const none: Sample = { name: '', merchants: [] };

/** Whether a caller can remove the sample: an administrator, or the owner of the first business. */
export function mayRemoveSample(
  { role, merchant_id }: Remover,
  merchants: readonly SampleCandidate[],
): boolean {
  if (role === 'admin') return true;
  const own = merchants.filter(({ is_sample }) => !is_sample).map(({ id }) => id);
  return role === 'merchant' && own.length > 0 && merchant_id === Math.min(...own);
}

/** Returns the sample that a caller can remove. */
export function sampleFor(caller: Remover, merchants: readonly SampleCandidate[]): Sample {
  const sample = merchants.filter(({ is_sample }) => is_sample).toSorted((a, b) => a.id - b.id);
  const [first] = sample;
  if (!first || !mayRemoveSample(caller, merchants)) return none;
  return {
    name: first.parent?.name ?? first.name,
    merchants: sample.map(({ id, name }) => ({ id, name })),
  };
}

/**
 * Returns the sample to remove; without merchants if there is none any more.
 * @throws `forbidden`, or `invalid` if the name of the group isn't confirmed
 */
export function sampleToRemove(
  caller: Remover,
  merchants: readonly SampleCandidate[],
  confirm: string,
): Sample {
  if (!mayRemoveSample(caller, merchants)) throw new Problem('forbidden');
  const sample = sampleFor(caller, merchants);
  if (sample.merchants.length > 0 && !isSameName(sample.name, confirm))
    throw invalid('confirm', 'mismatch', `Enter ${sample.name}.`);
  return sample;
}
