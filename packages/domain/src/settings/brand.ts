import type { Brand } from '@servery/api';

/** The brand of a merchant that hasn't set one up. */
export const emptyBrand: Brand = {
  color: null,
  icon_id: null,
  banner_id: null,
  popup: { is_on: false, title: '', text: '', image_id: null },
  stamp_id: null,
  prize_id: null,
};

/** Returns the pictures of a brand by the fields that have them; null for a field without one. */
export const brandPictures = ({ icon_id, banner_id, popup, stamp_id, prize_id }: Brand) => ({
  icon_id,
  banner_id,
  'popup.image_id': popup.image_id,
  stamp_id,
  prize_id,
});

/** Whether a brand uses a picture. */
export const isInBrand = (brand: Brand | undefined, id: number): boolean =>
  brand !== undefined && Object.values(brandPictures(brand)).includes(id);
