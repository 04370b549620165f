import { editSetting, getSettings, listSettingChanges } from '@servery/api';
import type { TestServer } from '../../test/serverOn.ts';
import { isDone } from './groups.ts';
import type { Race } from './harness.ts';

const atOnce = 20;
const section = 'service_charge';

/**
 * Managers save one setting, each based on the version that they see: of one version only one edit
 * succeeds, and each that does is in the history.
 */
export async function settingSaved(server: TestServer, tries: number): Promise<Race> {
  const people = await Promise.all([server.as('merchant'), server.as('merchant')]);
  const look = async (at: number) => {
    const { versions } = await people[at % people.length]!.call(getSettings, { query: {} });
    return versions[section];
  };
  const countNow = async () =>
    (await people[0].call(listSettingChanges, { query: { section, length: 1 } })).total;
  const [version, count] = [await look(0), await countNow()];
  return {
    tries,
    atOnce,
    attempt: async (at) => {
      // A rate of its own, because saving the same one changes nothing.
      const charge = { rate: at % 2_001, is_taxed: true, methods: [] };
      const body = { type: section, version: await look(at), ...charge } as const;
      return isDone(people[at % people.length]!.call(editSetting, { body }), 'conflict');
    },
    effects: async () => ({
      legal: (await look(0)) - version,
      stored: (await countNow()) - count,
    }),
  };
}
