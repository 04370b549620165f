import { Problem, type Media, type Named } from '@servery/api';
import type { Kept, MediaAct, MediaRecord } from './record.ts';

interface Words {
  name: string;
  alt: string;
}

function requireVersion(record: MediaRecord, version: number, show: () => Media): void {
  if (record.version !== version) throw new Problem('conflict', { current: show() });
}

/** A new picture, in the choice at once. */
export const uploadMedia = (
  merchant_id: number,
  { name, alt }: Words,
  kept: Kept,
  act: MediaAct,
): MediaRecord => ({
  id: act.nextId(),
  version: 1,
  merchant_id,
  name,
  alt,
  is_active: true,
  ...kept,
  added_at: act.now.toISOString(),
  added_by: act.actor.name,
});

/** Renames and describes a picture, and gives it other pixels where there are some. */
export function editMedia(
  record: MediaRecord,
  { version, name, alt }: Words & { version: number },
  kept: Kept | null,
  show: () => Media,
): MediaRecord {
  requireVersion(record, version, show);
  if (!kept && record.name === name && record.alt === alt) return record;
  return { ...record, name, alt, ...kept, version: record.version + 1 };
}

/** Takes a picture out of the choice, or puts it back. */
export function toggleMedia(
  record: MediaRecord,
  { version, is_active }: { version: number; is_active: boolean },
  show: () => Media,
): MediaRecord {
  requireVersion(record, version, show);
  if (record.is_active === is_active) return record;
  return { ...record, is_active, version: record.version + 1 };
}

/** Lets a picture be deleted that nothing shows. */
export function deleteMedia(
  record: MediaRecord,
  { version }: { version: number },
  used_by: readonly Named[],
  show: () => Media,
): void {
  requireVersion(record, version, show);
  if (used_by.length > 0)
    throw new Problem('notAllowedNow', { details: { why: 'in_use', used_by } });
}
