import { Problem, type Media } from '@servery/api';
import { isUsed } from './show.ts';
import type { PictureUses } from './store.ts';
import type { PixelFacts, MediaContext, MediaRecord } from './record.ts';

interface PictureTexts {
  name: string;
  alt: string;
}

function requireVersion(record: MediaRecord, version: number, show: () => Media): void {
  if (record.version !== version) throw new Problem('conflict', { current: show() });
}

/** Returns a new picture, available for use immediately. */
export const uploadMedia = (
  merchant_id: number,
  { name, alt }: PictureTexts,
  pixels: PixelFacts,
  context: MediaContext,
): MediaRecord => ({
  id: context.nextId(),
  version: 1,
  merchant_id,
  name,
  alt,
  is_active: true,
  ...pixels,
  added_at: context.now.toISOString(),
  added_by: context.actor.name,
});

/** Returns a copy of a picture for another merchant, with the key of the original's pixels. */
export const copyMedia = (
  original: MediaRecord,
  merchant_id: number,
  context: MediaContext,
): MediaRecord => uploadMedia(merchant_id, original, pixelsOf(original), context);

const pixelsOf = ({ kind, width, height, bytes, key }: MediaRecord): PixelFacts => ({
  kind,
  width,
  height,
  bytes,
  key,
});

/**
 * Changes the name and text alternative of a picture, and its pixels if new ones were uploaded.
 * @throws `conflict`
 */
export function editMedia(
  record: MediaRecord,
  { version, name, alt }: PictureTexts & { version: number },
  pixels: PixelFacts | null,
  show: () => Media,
): MediaRecord {
  requireVersion(record, version, show);
  if (!pixels && record.name === name && record.alt === alt) return record;
  return { ...record, name, alt, ...pixels, version: record.version + 1 };
}

/**
 * Makes a picture unavailable for selection, or available again.
 * @throws `conflict`
 */
export function toggleMedia(
  record: MediaRecord,
  { version, is_active }: { version: number; is_active: boolean },
  show: () => Media,
): MediaRecord {
  requireVersion(record, version, show);
  if (record.is_active === is_active) return record;
  return { ...record, is_active, version: record.version + 1 };
}

/**
 * Refuses to delete a picture that is in use.
 * @throws `conflict` or `notAllowedNow`
 */
export function deleteMedia(
  record: MediaRecord,
  { version }: { version: number },
  uses: PictureUses,
  show: () => Media,
): void {
  requireVersion(record, version, show);
  if (isUsed(uses))
    throw new Problem('notAllowedNow', { details: { why: 'in_use', used_by: uses.used_by } });
}
