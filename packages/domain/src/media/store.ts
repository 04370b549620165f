import type { Media } from '@servery/api';
import type { PixelFacts, MediaRecord } from './record.ts';
import type { PictureSize } from './show.ts';

/** The uses of a picture: menu items, and the brand of its merchant. */
export type PictureUses = Pick<Media, 'used_by' | 'is_in_brand'>;

/** A locked picture, and what uses it. */
export interface HeldMedia {
  record: MediaRecord;
  uses: PictureUses;
}

/** The action on a picture that the audit entry names. */
export type MediaAction = 'copy' | 'upload' | 'replace' | 'edit' | 'toggle' | 'delete';

/** Storage of the media library. */
export interface MediaStore {
  /**
   * Locks a picture in the caller's scope, and what it is used by, until the unit ends.
   * @throws `notFound`
   */
  lock(id: number): Promise<HeldMedia>;
  /**
   * Returns the facts about the uploaded pixels, as they will be stored; null without an upload.
   */
  pixels(owner: Pick<MediaRecord, 'merchant_id' | 'id'>): PixelFacts | null;
  /** Saves a picture, with the uploaded pixels if there are any. */
  save(before: MediaRecord | null, after: MediaRecord, action: MediaAction): Promise<void>;
  remove(record: MediaRecord): Promise<void>;
  /** Copies pictures of one merchant to another; returns the id of each copy by that of its original. */
  copy(
    ids: readonly number[],
    between: { from: number; to: number },
  ): Promise<ReadonlyMap<number, number>>;
  /** Returns the URL of a picture's pixels. */
  readonly addressOf: (merchant_id: number, key: string, size: PictureSize) => string;
}
