import { ConfirmDialog, useNavigation } from '@servery/ui';
import { useFormWords } from '@servery/words';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where in the app a press leads; null where it leaves nothing, or opens something beside. */
function placeOf(event: MouseEvent): string | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
  if (!link || !isPlain || event.button !== 0 || link.target || link.download) return null;
  return elsewhere(link.href);
}

/** An address of the app at another place than this one. */
function elsewhere(href: string): string | null {
  const { origin, pathname, search, hash } = new URL(href, location.href);
  const isElsewhere = origin === location.origin && pathname !== location.pathname;
  return isElsewhere ? pathname + search + hash : null;
}

/**
 * Asks before a page with unsaved changes is left: by a link, by a way back, or by closing it. `leave`
 * goes without asking.
 */
export function useLeaveGuard(isDirty: boolean, onDiscard: () => void) {
  const router = useNavigation();
  const words = useFormWords();
  const [isAsking, setAsking] = useState(false);
  const isFree = useRef(false);
  const go = useRef<() => void>(undefined);
  const ask = useEffectEvent((next: () => void) => {
    go.current = next;
    setAsking(true);
  });
  const goTo = useEffectEvent((href: string) => () => router?.navigate(href));
  useEffect(() => {
    if (!isDirty) return;
    isFree.current = false;
    const onClick = (event: MouseEvent) => {
      const href = placeOf(event);
      if (href === null || event.defaultPrevented) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(goTo(href));
    };
    const onNavigate = (event: NavigateEvent) => {
      const href = elsewhere(event.destination.url);
      if (href === null || isFree.current || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      const isBack = event.navigationType === 'traverse';
      ask(isBack ? () => void window.navigation.traverseTo(key) : goTo(href));
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    // Not every browser has it; there the ways back keep what was typed, as the app keeps the screen.
    const history = 'navigation' in window ? window.navigation : undefined;
    history?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
      history?.removeEventListener('navigate', onNavigate);
    };
  }, [isDirty]);
  const leave = (how: () => void) => {
    isFree.current = true;
    how();
  };
  const question = (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={setAsking}
      title={words.discardTitle}
      tone="danger"
      confirmLabel={words.discard}
      cancelLabel={words.keep}
      onConfirm={() => {
        setAsking(false);
        onDiscard();
        leave(() => go.current?.());
      }}
    >
      {words.discardText}
    </ConfirmDialog>
  );
  return { question, leave };
}
