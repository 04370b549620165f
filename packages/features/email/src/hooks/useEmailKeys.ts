import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What each key does; without an act a key stays the browser’s. */
export type KeyActs = Partial<Record<string, () => unknown>>;

const writes = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog]';

/** The keys of the mailbox. They rest while somebody writes, and while a dialog or a menu has the focus. */
export function useEmailKeys(root: RefObject<HTMLElement | null>, acts: KeyActs): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!root.current?.checkVisibility()) return;
    const isOurs = target === document.body || root.current.contains(target as Node);
    if (!isOurs || (target as Element).closest(writes)) return;
    const act = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
