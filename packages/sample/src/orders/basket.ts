import type { MenuItem, WantedLine } from '@servery/api';
import type { Random } from '@servery/domain/template';

const notes = ['Kurang pedas', 'Tak nak bawang', 'Sambal asing', 'Less oil', 'Bungkus asing-asing'];

const choicesOf = (item: MenuItem, random: Random): WantedLine['options'] =>
  item.options.flatMap((group) => {
    const isWanted = group.min > 0 || random.chance(0.3);
    return isWanted ? [{ id: random.pick(group.items).id, quantity: 1 }] : [];
  });

/**
 * Returns a realistic basket: the first dishes of the menu sell best, with about one drink per
 * cover.
 */
export function basketOf(items: readonly MenuItem[], random: Random, covers: number): WantedLine[] {
  const sold = items.filter((item) => item.is_available && item.left !== 0);
  const drinks = sold.filter((item) => item.options.some(({ name }) => name === 'Served'));
  const wanted = new Map<number, WantedLine>();
  const add = (item: MenuItem) => {
    const quantity = Math.min(random.chance(0.15) ? 2 : 1, item.left ?? 2);
    wanted.set(item.id, {
      menu_id: item.id,
      quantity,
      options: choicesOf(item, random),
      note: random.chance(0.06) ? random.pick(notes) : '',
    });
  };
  const dishes = Math.min(6, covers + random.whole(0, 1));
  for (let i = 0; i < dishes; i++) {
    const item = sold[Math.floor(random.next() ** 1.6 * sold.length)];
    if (item) add(item);
  }
  for (let i = 0; i < Math.min(2, covers); i++) if (random.chance(0.8)) add(random.pick(drinks));
  if (wanted.size === 0) add(random.pick(drinks));
  return [...wanted.values()];
}
