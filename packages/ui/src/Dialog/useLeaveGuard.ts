import { useEffect, useEffectEvent, useRef } from 'react';

/** The options of `useLeaveGuard`. */
export interface LeaveGuardOptions {
  /** Whether there are unsaved changes. */
  isDirty: boolean;
  /**
   * Called when the user is about to leave; asks them. Calling `go` continues to the destination.
   */
  onLeave: (go: () => void) => void;
  /**
   * Opens an address of the app to continue a held link or navigation. The browser loads the
   * address if it's left out.
   */
  navigate?: (href: string) => void;
  /**
   * Whether navigation by code to another page is held too, other than through `leave`. A form that
   * navigates after saving needs `leave`, or this off.
   * @default false
   */
  holdsNavigation?: boolean;
}

/** Returns the address when it is another page of the app, or null. */
function otherPage(href: string): string | null {
  const { origin, pathname, search, hash } = new URL(href, location.href);
  const isOther = origin === location.origin && pathname !== location.pathname;
  return isOther ? pathname + search + hash : null;
}

/**
 * Returns the address that a click leads to within the app, or null if it doesn't leave the page or
 * opens another tab.
 */
function destinationOf(event: MouseEvent): string | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !isPlain || event.button !== 0 || link.target || link.download) return null;
  return otherPage(link.href);
}

/**
 * Holds all navigation away from a page with unsaved changes: links, Back and Forward, reloading
 * and closing the tab. Before reloading or closing, the browser asks with its own dialog. Returns
 * `leave`, which navigates without asking.
 *
 * Back and Forward need the Navigation API and a user gesture on the page, such as typing.
 */
export function useLeaveGuard(options: LeaveGuardOptions) {
  const { isDirty } = options;
  const isFree = useRef(false);
  const hold = useEffectEvent((href: string | null, go?: () => void) =>
    options.onLeave(() => {
      isFree.current = true;
      if (go) go();
      else if (options.navigate) options.navigate(href!);
      else location.assign(href!);
    }),
  );
  // A `replace` isn't held, because code uses it to show a sign-in above the page, which keeps the
  // typed values.
  const isHeld = useEffectEvent(
    (type: NavigationType, href: string | null) =>
      type === 'traverse' || (options.holdsNavigation && type === 'push' && href !== null),
  );
  useEffect(() => {
    if (!isDirty) return;
    isFree.current = false;
    const page = location.pathname;
    const onClick = (event: MouseEvent) => {
      const href = destinationOf(event);
      if (href === null || event.defaultPrevented || isFree.current) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      hold(href);
    };
    const onNavigate = (event: NavigateEvent) => {
      const href = otherPage(event.destination.url);
      const { navigationType, destination } = event;
      const isCovered = location.pathname !== page;
      if (isFree.current || isCovered || !event.cancelable) return;
      if (!isHeld(navigationType, href)) return;
      event.preventDefault();
      const { key } = destination;
      hold(href, navigationType === 'traverse' ? () => void navigation.traverseTo(key) : undefined);
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    const history = 'navigation' in window ? window.navigation : undefined;
    history?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      history?.removeEventListener('navigate', onNavigate);
    };
  }, [isDirty]);
  return {
    leave: (go: () => void) => {
      isFree.current = true;
      go();
    },
  };
}
