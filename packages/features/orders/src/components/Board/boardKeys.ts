import { nearest, type Arrow } from '@servery/screens/arrows';

const arrows: Record<string, Arrow> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/**
 * Moves the focus to the ticket in the direction of an arrow key, as seen on screen. Returns false
 * if the key isn't an arrow.
 */
export function moveByArrow(board: HTMLElement, key: string): boolean {
  const arrow = arrows[key];
  if (!arrow) return false;
  const openers = Array.from(board.querySelectorAll<HTMLElement>('[data-ticket] [data-open]'));
  const here = document.activeElement?.closest('[data-ticket]');
  // Tickets in a hidden lane have no box.
  const shown = openers.filter((opener) => opener.closest('[data-ticket]')!.getClientRects()[0]);
  const from = shown.findIndex((opener) => here?.contains(opener));
  const boxes = shown.map((opener) => opener.closest('[data-ticket]')!.getBoundingClientRect());
  const to = from < 0 ? 0 : nearest(boxes, from, arrow);
  const next = shown[to];
  next?.focus({ preventScroll: true });
  next?.closest('[data-ticket]')?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Clicks the next action of the focused ticket. Returns false if there is none. */
export function pressNext(): boolean {
  const ticket = document.activeElement?.closest('[data-ticket]');
  const button = ticket?.querySelector<HTMLElement>('[data-next]');
  button?.click();
  return button !== null && button !== undefined;
}
