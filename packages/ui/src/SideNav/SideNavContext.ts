import { createContext, use } from 'react';
import type { SideNavItem } from './places.ts';

export interface SideNavState {
  currentHref: string | undefined;
  /** The groups around the current place. */
  around: readonly string[];
  open: readonly string[];
  toggle: (item: SideNavItem, siblings: readonly SideNavItem[]) => void;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** Shares where one is and what stands open among the places inside. */
export const SideNavContext = createContext<SideNavState | null>(null);

/** The menu around a place. */
export function useSideNav(): SideNavState {
  const state = use(SideNavContext);
  if (!state) throw new Error('A place stands inside a SideNav.');
  return state;
}
