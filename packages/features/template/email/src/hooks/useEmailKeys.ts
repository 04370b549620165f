import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The action of each key; a key without an action keeps its browser default. */
export type KeyActions = Partial<Record<string, () => unknown>>;

const writes =
  'input:not([type=checkbox]), textarea, select, [contenteditable], dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/**
 * Handles the keyboard shortcuts of the mailbox, wherever in the page the focus is: a button of the
 * shell or of a toast keeps it after a click. They're off while the user types, and while a dialog
 * or a menu has the focus.
 */
export function useEmailKeys(root: RefObject<HTMLElement | null>, acts: KeyActions): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (!root.current?.checkVisibility()) return;
    if (target instanceof Element && target.closest(writes)) return;
    const action = acts[key.length === 1 ? key.toLowerCase() : key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
