import { createKitchenZone, listKitchenMenus, listKitchenZones } from '@servery/api';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import type { Stage } from '../Stage.ts';

/** Searches of kitchen zones. They come last, because each zone takes a dish from another one. */
export function kitchenSearch(stage: Stage): void {
  /** Creates a zone for a dish that no zone has on its own yet. */
  const added = async (name: string) => {
    const { aaData } = await stage.as('merchant', listKitchenMenus, { query: { length: 100 } });
    const dish = aaData.find(({ route }) => route !== 'item')!;
    return (await stage.as('merchant', createKitchenZone, { body: { name, item_ids: [dish.id] } }))
      .id;
  };
  const find = async (query: { search?: string; order?: 'asc' }) => {
    const { aaData } = await stage.as('merchant', listKitchenZones, {
      query: { length: 100, ...query },
    });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'zones', create: added, find: (search) => find({ search }) });
  nameOrderCases({ rows: 'zones', create: added, list: () => find({ order: 'asc' }) });
}
