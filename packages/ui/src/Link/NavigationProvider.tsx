import { createContext, use, type ReactNode } from 'react';

/** The router of the application, which the kit doesn't know. */
export interface Navigation {
  /**
   * Goes to a page of the application without a page load. With `replace`, it replaces the current
   * history entry.
   */
  navigate: (href: string, options?: { replace?: boolean }) => void;
  /** Preloads a page. It's called often: on hover, focus and press. */
  prepare?: (href: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export interface NavigationProviderProps extends Navigation {
  /** The content whose links use the router. */
  children: ReactNode;
}

/** Provides the application's router to all links inside. Without it, links load pages. */
export function NavigationProvider({ children, navigate, prepare }: NavigationProviderProps) {
  return <NavigationContext value={{ navigate, prepare }}>{children}</NavigationContext>;
}

/** Returns the router of the application, or null. */
export const useNavigation = () => use(NavigationContext);
