import type { PictureKind } from '@servery/api';

/** A picture as it is kept. */
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
  /** By which its pixels are found; other pixels have another, which nobody can guess. */
  key: string;
  added_at: string;
  added_by: string;
}

/** What is known of the pixels of a picture once they are kept. */
export type Kept = Pick<MediaRecord, 'kind' | 'width' | 'height' | 'bytes' | 'key'>;

/** Who does something with a picture, and when. */
export interface MediaAct {
  actor: { name: string };
  now: Date;
  nextId: () => number;
}
