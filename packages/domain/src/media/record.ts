import type { PictureKind } from '@servery/api';

/** A picture as hosts store it. */
export interface MediaRecord {
  id: number;
  version: number;
  merchant_id: number;
  name: string;
  alt: string;
  is_active: boolean;
  kind: PictureKind;
  width: number;
  height: number;
  bytes: number;
  /** The key of its pixels, which can't be guessed; new pixels get a new key. */
  key: string;
  added_at: string;
  added_by: string;
}

/** The facts about a picture's pixels once they are stored. */
export type PixelFacts = Pick<MediaRecord, 'kind' | 'width' | 'height' | 'bytes' | 'key'>;

/** The actor, the time, and a generator of new ids. */
export interface MediaContext {
  actor: { name: string };
  now: Date;
  nextId: () => number;
}
