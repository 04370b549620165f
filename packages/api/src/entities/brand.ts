import * as v from 'valibot';
import { id } from '../fields.ts';

const picture = v.nullable(id);

/** A message that guests at a table see once per visit. */
export const brandPopup = v.object({
  is_on: v.boolean(),
  title: v.string(),
  text: v.string(),
  image_id: picture,
});
export type BrandPopup = v.InferOutput<typeof brandPopup>;

/** The look of a merchant for its guests. Pictures are ids of its media library. */
export const brand = v.object({
  /** As `#rrggbb`; null for the usual colours. */
  color: v.nullable(v.string()),
  icon_id: picture,
  banner_id: picture,
  popup: brandPopup,
  /** The picture of a collected stamp. */
  stamp_id: picture,
  /** The picture of a prize. */
  prize_id: picture,
});
export type Brand = v.InferOutput<typeof brand>;
