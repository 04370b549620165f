import type { Changes, World } from '@servery/domain/sample';

const mostHours = 8;

/** Where changes are kept: `localStorage`, or anything like it. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const read = (shelf: Shelf, name: string): Changes | null => {
  try {
    return JSON.parse(shelf.getItem(name) ?? 'null') as Changes | null;
  } catch {
    return null;
  }
};

/** Lets a world's changes outlive a reload, for one trading session; answers what forgets them. */
export function rememberWorld(world: World, shelf: Shelf, name = 'servery.sample'): () => void {
  const kept = read(shelf, name);
  const age = kept ? world.now().getTime() - Date.parse(kept.born) : Infinity;
  if (kept && age >= 0 && age < mostHours * 3_600_000) world.restore(kept);
  else shelf.removeItem(name);
  const save = () => {
    try {
      shelf.setItem(name, JSON.stringify(world.changes()));
    } catch {
      // A full shelf only means that a reload begins anew.
      shelf.removeItem(name);
    }
  };
  world.listen(save);
  world.bookmarks.listen(save);
  return () => {
    shelf.removeItem(name);
    world.reset();
  };
}
