import { tabbableIn } from './tabbable.ts';

/** Returns the element that a mutation removed together with a control, if there's one. */
const removalOf = (control: Element, records: readonly MutationRecord[]) =>
  records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(control)));

/** Returns an element if it's tabbable, and the tabbable elements inside it, in order. */
const tabbableAt = (node: Node | null): HTMLElement[] =>
  node instanceof Element && node.parentElement
    ? tabbableIn(node.parentElement).filter((each) => node.contains(each))
    : [];

/** Returns the tabbable element nearest to the place of a removal: after it, before it or around it. */
function nearest({ nextSibling, previousSibling, target }: MutationRecord) {
  const near = tabbableAt(nextSibling)[0] ?? tabbableAt(previousSibling).at(-1);
  if (near) return near;
  for (let at: Node | null = target; at && at !== document.body; at = at.parentNode) {
    const [inside] = tabbableAt(at);
    if (inside) return inside;
  }
  return undefined;
}

/**
 * Moves focus to the nearest tabbable element if a focused control is removed, for example with the
 * row that it deleted. Ends when focus moves elsewhere.
 */
export function keepFocusNear(control: HTMLElement): void {
  const observer = new MutationObserver((records) => {
    if (control.isConnected) return;
    end();
    const removal = removalOf(control, records);
    if (removal && document.activeElement === document.body) nearest(removal)?.focus();
  });
  const isLeft = ({ target }: Event) => target !== control && end();
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', isLeft);
    document.removeEventListener('pointerdown', isLeft);
  };
  document.addEventListener('focusin', isLeft);
  document.addEventListener('pointerdown', isLeft);
  observer.observe(document.body, { childList: true, subtree: true });
}
