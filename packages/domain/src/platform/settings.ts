import {
  Problem,
  type editPlatformSetting as endpoint,
  type Parsed,
  type PlatformSetting,
  type PlatformSettingType,
} from '@servery/api';

/** A setting of one type. */
export type PlatformSettingOf<Type extends PlatformSettingType> = Extract<
  PlatformSetting,
  { type: Type }
>;

const unchanged = { version: 0, changed_at: null, changed_by: '' };

/** The settings of a new platform. */
export const firstPlatformSettings: { [Type in PlatformSettingType]: PlatformSettingOf<Type> } = {
  contact: { type: 'contact', ...unchanged, value: { name: '', email: '', hotline: '' } },
  new_business: {
    type: 'new_business',
    ...unchanged,
    value: {
      service_charge: { rate: 0, is_taxed: false, methods: [] },
      tax: { rate: 0, is_inclusive: false },
    },
  },
};

interface PlatformContext {
  now: Date;
  actor: { name: string };
}

/**
 * Changes a setting of the platform.
 * @throws `conflict`
 */
export function editPlatformSetting(
  before: PlatformSetting,
  input: Parsed<typeof endpoint>['body'],
  { now, actor }: PlatformContext,
): PlatformSetting {
  if (before.version !== input.version) throw new Problem('conflict', { current: before });
  return {
    ...input,
    version: before.version + 1,
    changed_at: now.toISOString(),
    changed_by: actor.name,
  };
}
