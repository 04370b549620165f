import { invalid, type Brand, type editSetting, type Parsed } from '@servery/api';
import type { MerchantRecord } from '../people/merchantRecord.ts';
import { brandPictures, isInBrand } from './brand.ts';
import { inForce, requireVersion, saveSection } from './saveSection.ts';
import type { SettingContext, SettingResult } from './saveSection.ts';

type BrandInput = Omit<
  Extract<Parsed<typeof editSetting>['body'], { type: 'brand' }>,
  'id' | 'type'
>;

/**
 * Changes the look for guests. New pictures must be in the media library, and a popup that is shown
 * needs a title.
 *
 * @throws `conflict` or `invalid`
 */
export function editBrand(
  merchant: MerchantRecord,
  { version, ...brand }: BrandInput,
  context: SettingContext,
): SettingResult {
  requireVersion(merchant, 'brand', version, context);
  if (brand.popup.is_on && brand.popup.title === '')
    throw invalid('popup.title', 'required', 'A popup needs a title.');
  const now = inForce(merchant, context);
  for (const [field, id] of Object.entries(brandPictures(brand)))
    if (id !== null && !isInBrand(now.settings.brand, id) && !context.pictures?.has(id))
      throw invalid(field, 'unknown', 'This picture isn’t in the media library.');
  const { color, icon_id, banner_id, popup, stamp_id, prize_id } = brand;
  const next: Brand = { color, icon_id, banner_id, popup, stamp_id, prize_id };
  return saveSection(now, 'brand', { name: now.name, settings: { ...now.settings, brand: next } });
}
