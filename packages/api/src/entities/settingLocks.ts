import * as v from 'valibot';
import { instant } from '../fields.ts';

/** The sections whose values can be pushed to the other outlets of a group, and locked there. */
export const pushedSections = ['hours', 'service_charge', 'tax_classes'] as const;
export type PushedSection = (typeof pushedSections)[number];

/** The lock of a section at an outlet: who set it, and when. */
export const settingLock = v.object({ by: v.string(), at: instant });
export type SettingLock = v.InferOutput<typeof settingLock>;

/** The locked sections of an outlet, each with its lock. */
export const settingLocks = v.partial(
  v.object({ hours: settingLock, service_charge: settingLock, tax_classes: settingLock }),
);
export type SettingLocks = v.InferOutput<typeof settingLocks>;
