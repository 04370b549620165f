import type { ZoneRecord } from '@servery/domain/kitchen';
import type { SampleMerchant } from '@servery/domain/fixtures';

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

/**
 * Returns the kitchen zones of an outlet. At the busiest one, the curry counter is the fallback;
 * the others have no fallback.
 */
export function zonesOf({ id, categories, items, trade }: SampleMerchant): ZoneRecord[] {
  const idsOf = (rows: readonly { id: number; name: string }[], names: readonly string[]) =>
    rows.filter(({ name }) => names.includes(name)).map((row) => row.id);
  return plans.map(({ name, categories: categoryNames, dishes = [], more }, i) => ({
    id: id * 10_000 + 7000 + i,
    version: 1,
    name,
    is_active: true,
    is_fallback: i === 0 && trade === 100,
    course: 1,
    has_display: true,
    printer_id: null,
    fallback_printer_id: null,
    category_ids: idsOf(categories, categoryNames),
    item_ids: idsOf(items, dishes),
    ...more,
  }));
}
