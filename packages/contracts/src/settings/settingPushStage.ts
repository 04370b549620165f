import {
  editSetting,
  getSettings,
  listSettingPushes,
  previewSettingPush,
  pushSetting,
  undoSettingPush,
  type CallOptions,
  type Input,
  type PushedSection,
  type SettingPushMode,
} from '@servery/api';
import { groupOwner } from '../menu/PriceStage.ts';
import type { Stage } from '../Stage.ts';

type Charge = Omit<
  Extract<Input<typeof editSetting>['body'], { type: 'service_charge' }>,
  'id' | 'type' | 'version'
>;

/** Pushes settings to the outlets of the sample’s group, from outlet 101 unless another is named. */
export function settingPushStage(stage: Stage) {
  const read = (id: number) => stage.as(groupOwner, getSettings, { query: { id } });
  const preview = (section: PushedSection, username = groupOwner, merchant_id = 101) =>
    stage.as(username, previewSettingPush, { query: { merchant_id, section } });
  return {
    read,
    preview,
    /** Pushes a section to outlets, based on its versions now. */
    push: async (
      section: PushedSection,
      mode: SettingPushMode,
      ids: readonly number[],
      { merchant_id = 101, ...options }: CallOptions & { merchant_id?: number } = {},
    ) => {
      const versionOf = async (id: number) => (await read(id)).versions[section];
      const outlets = await Promise.all(
        ids.map(async (id) => ({ merchant_id: id, version: await versionOf(id) })),
      );
      const version = await versionOf(merchant_id);
      const body = { merchant_id, section, mode, version, outlets };
      return stage.as(groupOwner, pushSetting, { body }, options);
    },
    undo: (id: number, username = groupOwner) =>
      stage.as(username, undoSettingPush, { params: { id }, body: {} }),
    list: async (
      merchant_id: number,
      section: PushedSection | '' = '',
      page: { start?: number; length?: number } = {},
    ) => {
      const query = { merchant_id, section, ...page };
      return (await stage.as(groupOwner, listSettingPushes, { query })).aaData;
    },
    /** Changes the service charge of an outlet, as its owner or as the owner of the group. */
    charge: async (id: number, edit: Partial<Charge>, username = groupOwner) => {
      const { versions, service_charge } = await read(id);
      const { service_charge: version } = versions;
      const body = { type: 'service_charge', id, version, ...service_charge, ...edit } as const;
      return stage.as(username, editSetting, { body });
    },
  };
}
