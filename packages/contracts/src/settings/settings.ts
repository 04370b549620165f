import {
  editProfile,
  editSetting,
  getSettings,
  setOpening,
  type Input,
  type StoreSettings,
} from '@servery/api';
import { expect } from 'vitest';
import { refused, type Stage } from '../Stage.ts';

/** The input of a section's edit, without the version that it is based on. */
export type Edit<Type extends Input<typeof editSetting>['body']['type']> = Omit<
  Extract<Input<typeof editSetting>['body'], { type: Type }>,
  'version'
>;
type AnyEdit =
  | Edit<'hours'>
  | Edit<'service_charge'>
  | Edit<'tax_classes'>
  | Edit<'trading'>
  | Edit<'brand'>
  | Edit<'payout'>;

/** Reads the settings of the busiest outlet, or of another merchant that the person sees. */
export const settingsNow = (
  stage: Stage,
  username = 'merchant',
  id: number | '' = '',
): Promise<StoreSettings> => stage.as(username, getSettings, { query: { id } });

/** Saves a section, based on its current version. */
export async function saveSetting(
  stage: Stage,
  edit: AnyEdit,
  username = 'merchant',
): Promise<StoreSettings> {
  const { versions } = await settingsNow(stage, username, edit.id ?? '');
  const body = { ...edit, version: versions[edit.type] } as Input<typeof editSetting>['body'];
  return stage.as(username, editSetting, { body });
}

/** Opens, closes or pauses a store. */
export async function saveOpening(
  stage: Stage,
  change: Omit<Input<typeof setOpening>['body'], 'version'>,
  username = 'merchant',
): Promise<StoreSettings> {
  const { versions } = await settingsNow(stage, username);
  return stage.as(username, setOpening, { body: { ...change, version: versions.state } });
}

/** The input of an edit of the business profile, without the version that it is based on. */
export type ProfileInput = Omit<Input<typeof editProfile>['body'], 'version'>;

/** Changes some fields of the business profile. */
export async function saveProfile(
  stage: Stage,
  change: Partial<ProfileInput>,
  username = 'merchant',
): Promise<StoreSettings> {
  const { versions, profile } = await settingsNow(stage, username);
  const body = { ...(profile as ProfileInput), ...change, version: versions.profile };
  return stage.as(username, editProfile, { body });
}

/** Returns the refused fields of an edit with the code of each. */
export async function refusedFieldsOf(call: Promise<unknown>): Promise<string[][]> {
  const problem = await refused(call);
  expect(problem).toMatchObject({ code: 'invalid', status: 422 });
  return Object.entries(problem.matter.fields ?? {}).map(([path, { code }]) => [path, code]);
}
