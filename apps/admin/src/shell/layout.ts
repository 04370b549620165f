import { useSyncExternalStore } from 'react';

/** The settings of the frame, each with its options; the first is the default. */
export const layoutChoices = {
  menu: ['vertical', 'horizontal'],
  rail: ['open', 'collapsed'],
  menuShown: ['shown', 'hidden'],
  width: ['auto', 'full', 'boxed'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  navbarColor: ['plain', 'neutral', 'accent', 'success', 'warning', 'danger', 'info', 'dark'],
  footer: ['static', 'sticky', 'hidden'],
} as const;

/** The settings of the frame in this browser. */
export type Layout = {
  [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number];
};

const names = Object.keys(layoutChoices) as (keyof Layout)[];
const listeners = new Set<() => void>();
const keyOf = (name: keyof Layout) => `servery.look.${name}`;

const valueOf = (name: keyof Layout) => {
  const known: readonly string[] = layoutChoices[name];
  const saved = localStorage.getItem(keyOf(name)) ?? '';
  return known.includes(saved) ? saved : known[0];
};

let current: Layout | undefined;
const read = (): Layout =>
  (current ??= Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Layout);

const notify = () => {
  current = undefined;
  for (const listener of listeners) listener();
};

/** Changes the frame's settings and saves them. */
export function arrange(change: Partial<Layout>): void {
  for (const name of names) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === layoutChoices[name][0]) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  }
  notify();
}

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', notify);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', notify);
  };
};

/** Returns the settings of the frame, kept up to date across tabs. */
export const useLayout = (): Layout => useSyncExternalStore(subscribe, read);
