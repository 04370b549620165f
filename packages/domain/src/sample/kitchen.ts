import type { ZoneRecord } from '../kitchen/record.ts';
import type { SampleMerchant } from './merchants.ts';

interface Plan {
  name: string;
  categories: readonly string[];
  dishes?: readonly string[];
  more?: Partial<ZoneRecord>;
}

const plans: readonly Plan[] = [
  { name: 'Curry counter', categories: ['Nasi kandar'] },
  { name: 'Roti griddle', categories: ['Roti and tosai'] },
  {
    name: 'Wok',
    categories: ['From the wok'],
    dishes: ['Ayam goreng sekor', 'Ikan bawal goreng', 'Cucur udang', 'Telur dadar'],
  },
  { name: 'Drinks', categories: ['Drinks'] },
  { name: 'Sweets', categories: ['Sweets'], more: { course: 2 } },
];

/** The zones of an outlet's kitchen: at the busiest the curry counter makes what is left, at the others nobody does. */
export function zonesOf({ id, categories, items, trade }: SampleMerchant): ZoneRecord[] {
  const idsOf = (rows: readonly { id: number; name: string }[], names: readonly string[]) =>
    rows.filter(({ name }) => names.includes(name)).map((row) => row.id);
  return plans.map(({ name, categories: shelves, dishes = [], more }, i) => ({
    id: id * 10_000 + 7000 + i,
    version: 1,
    name,
    is_active: true,
    is_fallback: i === 0 && trade === 100,
    course: 1,
    has_display: true,
    printer_id: null,
    fallback_printer_id: null,
    category_ids: idsOf(categories, shelves),
    item_ids: idsOf(items, dishes),
    ...more,
  }));
}
