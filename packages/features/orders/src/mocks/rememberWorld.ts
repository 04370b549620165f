import type { Changes, World } from '@servery/sample';

const maxHours = 8;

/** The storage of changes: `localStorage`, or an object with the same methods. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const read = (store: KeyValueStore, name: string): Changes | null => {
  try {
    return JSON.parse(store.getItem(name) ?? 'null') as Changes | null;
  } catch {
    return null;
  }
};

/**
 * Persists a world's changes across reloads for one trading session. Returns a function that clears
 * them and resets the world.
 */
export function rememberWorld(
  world: World,
  store: KeyValueStore,
  name = 'servery.sample',
): () => void {
  const saved = read(store, name);
  const age = saved ? world.now().getTime() - Date.parse(saved.born) : Infinity;
  if (saved && age >= 0 && age < maxHours * 3_600_000) world.restore(saved);
  else store.removeItem(name);
  const save = () => {
    try {
      store.setItem(name, JSON.stringify(world.changes()));
    } catch {
      // If the storage is full, a reload starts over.
      store.removeItem(name);
    }
  };
  world.listen(save);
  world.bookmarks.listen(save);
  return () => {
    store.removeItem(name);
    world.reset();
  };
}
