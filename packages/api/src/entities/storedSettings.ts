import * as v from 'valibot';
import { merchantSettings } from './merchant.ts';
import { businessProfile, scheduledChange, settingVersions } from './settings.ts';
import { setUpMarks } from './setUpMarks.ts';

/** The settings of a merchant as hosts store them: those in force when they were last changed. */
export const storedSettings = v.object({
  ...merchantSettings.entries,
  /** @default a restaurant without address, phone and tax numbers */
  profile: v.optional(businessProfile),
  /** What people said about the steps of the set-up. @default none */
  set_up: v.optional(setUpMarks),
  /** The versions of the sections; one that was never changed has none. */
  versions: v.optional(v.partial(settingVersions)),
  /** Changes that hold from an instant, the earliest first. */
  scheduled: v.optional(v.array(scheduledChange)),
});
export type StoredSettings = v.InferOutput<typeof storedSettings>;
