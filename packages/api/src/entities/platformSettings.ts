import * as v from 'valibot';
import { instant, phone, text, version } from '../fields.ts';
import { serviceCharge, taxClass } from './settingValues.ts';

/** The settings of the platform. Each is saved on its own and has a version of its own. */
export const platformSettingTypes = ['contact', 'new_business'] as const;
export type PlatformSettingType = (typeof platformSettingTypes)[number];

/** An email address, or '' for none. */
const email = v.union([v.literal(''), v.pipe(text(3, 254), v.email('Must be an email address.'))]);

/** The name of the platform, and where its merchants get help; '' for what isn't set. */
export const platformContact = v.object({
  name: text(0, 60),
  email,
  /** Not `phone`: hosts mask fields of that name. */
  hotline: v.union([v.literal(''), phone]),
});
export type PlatformContact = v.InferOutput<typeof platformContact>;

/** The money settings with which a new business starts. */
export const newBusiness = v.object({
  service_charge: v.pick(serviceCharge, ['rate', 'is_taxed', 'methods']),
  tax: v.pick(taxClass, ['rate', 'is_inclusive']),
});
export type NewBusiness = v.InferOutput<typeof newBusiness>;

const changed = {
  /** 0 until it is first changed. */
  version,
  /** Null until it is first changed. */
  changed_at: v.nullable(instant),
  changed_by: v.string(),
};

/** A setting of the platform, with its last change. */
export const platformSetting = v.union([
  v.object({ type: v.literal('contact'), ...changed, value: platformContact }),
  v.object({ type: v.literal('new_business'), ...changed, value: newBusiness }),
]);
export type PlatformSetting = v.InferOutput<typeof platformSetting>;
