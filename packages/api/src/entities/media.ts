import * as v from 'valibot';
import { count, id, instant, named, version } from '../fields.ts';

/** What a picture may be given as. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture of the media library. */
export const media = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** What it shows, in words, for those who do not see it; '' where nobody said yet. */
  alt: v.string(),
  is_active: v.boolean(),
  /** What it was given as; it is kept as WebP. */
  kind: v.picklist(pictureKinds),
  /** In pixels, as it is kept. */
  width: count,
  height: count,
  /** Of its largest size, as it is kept. */
  bytes: count,
  added_at: instant,
  added_by: v.string(),
  /** Where it is read: at most 320 and 960 pixels long, and as large as it was given. */
  urls: v.object({ small: v.string(), medium: v.string(), full: v.string() }),
  /** The items of the menu that show it. */
  used_by: v.array(named),
});
export type Media = v.InferOutput<typeof media>;
