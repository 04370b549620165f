import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pushedSections } from '../entities/settingLocks.ts';
import {
  settingPreview,
  settingPush,
  settingPushModes,
  undoneSettingPush,
} from '../entities/settingPush.ts';
import { storeSettings } from '../entities/settings.ts';
import { maxPushedOutlets } from '../entities/pushed.ts';
import { choice, id, idParam, page, uniqueList, version, wholeParam } from '../fields.ts';

/**
 * Returns what a push of a section would change at the other outlets of a merchant’s group: the
 * values in force, not those that are scheduled.
 */
export const previewSettingPush = endpoint.get('/admin/setting_push/preview', {
  summary: 'Returns what a push of settings would change at the outlets of a group.',
  capability: 'merchant.push',
  query: v.strictObject({ merchant_id: idParam, section: v.picklist(pushedSections) }),
  returns: settingPreview,
  problems: ['notFound'],
});

/**
 * Sets a section at several outlets of a group to the values in force at one of them, and locks or
 * unlocks it, all of them or none. Outlets that are so already aren’t changed, so that a second push
 * changes nothing: it is refused. The outlet itself can only be unlocked.
 */
export const pushSetting = endpoint.post('/admin/setting_push', {
  summary: 'Sets, locks or unlocks a section of settings at several outlets in one transaction.',
  capability: 'merchant.push',
  body: v.strictObject({
    /** The outlet that the values come from. */
    merchant_id: id,
    section: v.picklist(pushedSections),
    mode: v.picklist(settingPushModes),
    /** The version of its section in the preview. */
    version,
    /** The outlets, with the versions of their sections in the preview. */
    outlets: uniqueList(v.strictObject({ merchant_id: id, version }), {
      min: 1,
      max: maxPushedOutlets,
      by: ({ merchant_id }) => merchant_id,
    }),
  }),
  returns: settingPush,
  current: storeSettings,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired', 'notAllowedNow'],
  raises: ['merchant.changed'],
});

/**
 * Restores the earlier values and locks of a push within a day. Outlets whose section has changed
 * since keep it.
 */
export const undoSettingPush = endpoint.post('/admin/setting_push/:id/undo', {
  summary: 'Restores the settings and locks from before a push, within a day.',
  capability: 'merchant.push',
  params: v.object({ id: idParam }),
  body: v.strictObject({}),
  returns: undoneSettingPush,
  problems: ['notFound', 'forbidden', 'approvalRequired', 'notAllowedNow', 'tooLate'],
  raises: ['merchant.changed'],
});

/** Lists the pushes of settings that came from a merchant or changed it, the newest first. */
export const listSettingPushes = endpoint.get('/admin/setting_push', {
  summary: 'Lists the pushes of settings that came from a merchant or changed it.',
  capability: 'merchant.push',
  query: v.strictObject({
    merchant_id: idParam,
    section: choice(pushedSections),
    start: v.optional(wholeParam(0, 10_000_000), 0),
    length: v.optional(wholeParam(1, 100), 20),
  }),
  returns: page(settingPush),
  problems: ['notFound'],
});
