import { createContext, use } from 'react';
import type { SideNavItem } from './places.ts';

export interface SideNavState {
  currentHref: string | undefined;
  /** The ids of the groups around the current page. */
  around: readonly string[];
  open: readonly string[];
  toggle: (item: SideNavItem, siblings: readonly SideNavItem[]) => void;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** Context of a menu for its items: the current page and the open groups. */
export const SideNavContext = createContext<SideNavState | null>(null);

/** Returns the state of the menu around an item. */
export function useSideNav(): SideNavState {
  const state = use(SideNavContext);
  if (!state) throw new Error('SideNav items must be used inside SideNav.');
  return state;
}
