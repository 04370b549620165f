import {
  editPlatformSetting,
  editProfile,
  editSetting,
  getPlatformSetting,
  getSettings,
  listSettingChanges,
  listSettingPushes,
  nameOf,
  previewSettingPush,
  pushSetting,
  setOpening,
  showFeature,
  toggleFeature,
  undoSettingPush,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import type { ContractHost } from '../host.ts';
import { Stage } from '../Stage.ts';
import { settingsAccessCases } from './settingsAccessCases.ts';
import { settingsBrand } from './settingsBrand.ts';
import { settingsFeatures } from './settingsFeatures.ts';
import { settingsHistory } from './settingsHistory.ts';
import { settingsMoney } from './settingsMoney.ts';
import { settingsOpening } from './settingsOpening.ts';
import { settingsPayout } from './settingsPayout.ts';
import { settingsPlatform } from './settingsPlatform.ts';
import { settingsProfile } from './settingsProfile.ts';
import { settingsPushes } from './settingsPushes.ts';

/** The endpoints covered by the contract of settings, as `GET /path`. */
export const settingsEndpoints: ReadonlySet<string> = new Set(
  [
    editPlatformSetting,
    editProfile,
    editSetting,
    getPlatformSetting,
    getSettings,
    listSettingChanges,
    listSettingPushes,
    previewSettingPush,
    pushSetting,
    setOpening,
    showFeature,
    toggleFeature,
    undoSettingPush,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of settings must pass. The last one checks that every endpoint
 * was called.
 */
export function settingsContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [
    settingsProfile,
    settingsOpening,
    settingsMoney,
    settingsBrand,
    settingsPayout,
    settingsFeatures,
    settingsHistory,
    settingsPlatform,
    settingsPushes,
  ])
    part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...settingsEndpoints].toSorted());
  });

  settingsAccessCases(stage, settingsEndpoints);
}
