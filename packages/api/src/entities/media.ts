import * as v from 'valibot';
import { count, id, instant, named, version } from '../fields.ts';

/** The accepted file formats of an uploaded picture. */
export const pictureKinds = ['jpeg', 'png', 'webp', 'avif', 'svg'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** A picture of the media library. */
export const media = v.object({
  id,
  version,
  merchant_id: id,
  name: v.string(),
  /** The alternative text; '' if there is none yet. */
  alt: v.string(),
  is_active: v.boolean(),
  /** The format of the uploaded file. Pictures are stored as WebP. */
  kind: v.picklist(pictureKinds),
  /** The size of the stored picture, in pixels. */
  width: count,
  height: count,
  /** The size of the largest stored version, in bytes. */
  bytes: count,
  added_at: instant,
  added_by: v.string(),
  /**
   * The URLs of the stored versions: up to 320 and 960 pixels on the longer side, and full size.
   */
  urls: v.object({ small: v.string(), medium: v.string(), full: v.string() }),
  /** The menu items that use it. */
  used_by: v.array(named),
  /** Whether the brand of its merchant uses it. */
  is_in_brand: v.boolean(),
});
export type Media = v.InferOutput<typeof media>;
