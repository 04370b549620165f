import { createMenu, listCategories, listMenus, type Input } from '@servery/api';
import { nameOrderCases, searchCases } from '../searchCases.ts';
import type { Stage } from '../Stage.ts';

/** Searches of the items of a menu, and their order by name. */
export function menuSearch(stage: Stage): void {
  const create = async (name: string) => {
    const { aaData } = await stage.as('merchant', listCategories, { query: { length: 1 } });
    const body = { category_id: aaData[0]!.id, name, price: 1150, tax_class: 'SST' };
    return (await stage.as('merchant', createMenu, { body })).id;
  };
  const find = async (query: Input<typeof listMenus>['query']) => {
    const { aaData } = await stage.as('merchant', listMenus, { query: { length: 100, ...query } });
    return aaData.map(({ id }) => id);
  };
  searchCases({ rows: 'items', create, find: (search) => find({ search }) });
  nameOrderCases({
    rows: 'items',
    create,
    list: () => find({ sort: 'name', order: 'asc', search: 'e' }),
  });
}
