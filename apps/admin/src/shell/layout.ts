import { useSyncExternalStore } from 'react';

/** The choices about the frame, each with what it may be; the first is the house's. */
export const layoutChoices = {
  menu: ['vertical', 'horizontal'],
  rail: ['open', 'collapsed'],
  menuShown: ['shown', 'hidden'],
  width: ['auto', 'full', 'boxed'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColor: ['plain', 'neutral', 'accent', 'success', 'warning', 'danger', 'info', 'dark'],
  footer: ['static', 'sticky', 'hidden'],
} as const;

/** How the frame stands in this browser. */
export type Layout = {
  [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number];
};

const names = Object.keys(layoutChoices) as (keyof Layout)[];
const listeners = new Set<() => void>();
const keyOf = (name: keyof Layout) => `servery.look.${name}`;

const valueOf = (name: keyof Layout) => {
  const known: readonly string[] = layoutChoices[name];
  const kept = localStorage.getItem(keyOf(name)) ?? '';
  return known.includes(kept) ? kept : known[0];
};

let current: Layout | undefined;
const read = (): Layout =>
  (current ??= Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Layout);

const tell = () => {
  current = undefined;
  for (const listener of listeners) listener();
};

/** Changes how the frame stands, and remembers it. */
export function arrange(change: Partial<Layout>): void {
  for (const name of names) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === layoutChoices[name][0]) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  }
  tell();
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', tell);
  };
};

/** How the frame stands, kept up to date over all tabs. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);
