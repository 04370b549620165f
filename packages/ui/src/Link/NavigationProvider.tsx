import { createContext, use, type ReactNode } from 'react';

/** How the application moves; the kit knows no router. */
export interface Navigation {
  /** Goes to a place of the application without loading the page anew. */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** Starts what a place will need; called on hover, focus and press, so often. */
  prepare?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export interface NavigationProviderProps extends Navigation {
  children: ReactNode;
}

/** Lends the application's router to every link inside; without it links load pages. */
export function NavigationProvider({ children, navigate, prepare }: NavigationProviderProps) {
  return <NavigationContext value={{ navigate, prepare }}>{children}</NavigationContext>;
}

/** The router that the application lent, or null. */
export const useNavigation = () => use(NavigationContext);
