import { useEffect, useEffectEvent, useRef } from 'react';

export interface LeaveGuardOptions {
  /** Whether there is something to lose now. */
  isDirty: boolean;
  /** Asks the user. `go` continues to where they were going. */
  onLeave: (go: () => void) => void;
  /** Opens an address of the app, which a held link or navigation continues with. */
  navigate?: (href: string) => void;
  /**
   * Also holds navigation to another page that code starts, other than through `leave`. A form that
   * navigates after saving wants `leave`, or this off.
   *
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

/** Returns where a click leads within the app, or null if it leaves nothing or opens another tab. */
function destinationOf(event: MouseEvent): string | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !isPlain || event.button !== 0 || link.target || link.download) return null;
  return otherPage(link.href);
}

/**
 * Holds every way off a page with unsaved changes: links, Back and Forward, reloading and closing the
 * tab. The browser asks by itself before a tab closes. Returns `leave`, which navigates without asking.
 *
 * Back and Forward need the Navigation API and a user gesture on the page, which typing is.
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
  // Code replaces an address to show a sign-in above the page, which keeps what is typed beneath.
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
