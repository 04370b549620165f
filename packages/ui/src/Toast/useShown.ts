import { useState } from 'react';
import type { ToastEntry } from './queue.ts';
import { nextShown } from './shown.ts';

/**
 * Returns the toasts on the screen: the first `limit` ones and those fading out. `forget` removes
 * one that has faded out.
 */
export function useShown(all: readonly ToastEntry[], limit: number, fades: boolean) {
  const first = all.slice(0, limit);
  const [state, setState] = useState(() => ({ all, limit, shown: nextShown([], first, fades) }));
  let { shown } = state;
  if (state.all !== all || state.limit !== limit) {
    shown = nextShown(shown, first, fades);
    setState({ all, limit, shown });
  }
  const forget = (id: number) =>
    setState((now) => ({ ...now, shown: now.shown.filter(({ entry }) => entry.id !== id) }));
  return { shown, forget };
}
