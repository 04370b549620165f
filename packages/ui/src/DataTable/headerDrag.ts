import type { PointerEvent as ReactPointerEvent } from 'react';
import type { Pin } from './columns.ts';

/** The distance in pixels that the pointer moves before a drag starts. */
const threshold = 6;

interface Drop {
  header: HTMLElement;
  isAfter: boolean;
}

/** Returns the header to drop next to at a horizontal position, and the side. */
function dropAt(headers: readonly HTMLElement[], x: number, isMirrored: boolean): Drop | undefined {
  const last = headers.at(-1);
  const before = headers.find((header) => {
    const { left, width } = header.getBoundingClientRect();
    const middle = left + width / 2;
    return isMirrored ? x > middle : x < middle;
  });
  if (before) return { header: before, isAfter: false };
  return last && { header: last, isAfter: true };
}

/**
 * Drags a header among those pinned to the same edge, and moves its column when it's dropped. Touch
 * isn't handled, because it scrolls; columns can be moved from the menu instead. Escape cancels.
 */
export function startDrag(
  event: ReactPointerEvent<HTMLElement>,
  id: string,
  pin: Pin | undefined,
  moveBefore: (id: string, before: string | null) => void,
) {
  const target = event.target as HTMLElement;
  const own = event.currentTarget;
  if (event.button !== 0 || event.pointerType === 'touch') return;
  if (target.closest('[data-header-tools]')) return;
  const from = event.clientX;
  const isMirrored = getComputedStyle(own).direction === 'rtl';
  const all = Array.from(own.parentElement?.querySelectorAll<HTMLElement>('[data-column]') ?? []);
  const peers = all.filter((header) => header.dataset.pin === pin);
  let drop: Drop | undefined;
  const show = (next: Drop | undefined) => {
    delete drop?.header.dataset.drop;
    drop = next;
    if (next) next.header.dataset.drop = next.isAfter ? 'after' : 'before';
  };
  const end = () => {
    show(undefined);
    delete own.dataset.dragged;
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', onUp);
    window.removeEventListener('pointercancel', end);
    window.removeEventListener('keydown', onKey, true);
  };
  const onMove = ({ clientX }: PointerEvent) => {
    if (own.dataset.dragged === undefined && Math.abs(clientX - from) < threshold) return;
    own.dataset.dragged = '';
    show(dropAt(peers, clientX, isMirrored));
  };
  const onUp = () => {
    const found = drop;
    end();
    if (!found) return;
    // A drag that started on the sort button must not sort, so its click is suppressed.
    const swallow = (click: Event) => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    const at = found.header.dataset.column ?? null;
    const next = peers[peers.indexOf(found.header) + 1]?.dataset.column ?? null;
    moveBefore(id, found.isAfter ? next : at);
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape') return;
    key.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', onUp);
  window.addEventListener('pointercancel', end);
  window.addEventListener('keydown', onKey, true);
}
