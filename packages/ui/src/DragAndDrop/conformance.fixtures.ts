import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

/** Moves and reads a sortable component in stories. A list and a board each implement it. */
export interface SortableInterface {
  /** Returns the names in order: three, in the tested part. */
  order: () => (string | null)[];
  /** Returns the element that the pointer drags and drops on. */
  element: (name: string) => Element;
  /** Returns the button that keyboard moves start from. */
  handle: (name: string) => HTMLElement;
  /** Moves the focused item one position down by keyboard. */
  moveDown: () => Promise<void>;
  /** Starts a move by keyboard and cancels it. */
  giveUp: () => Promise<void>;
  /** Returns the announcement after a move. */
  announcement: (name: string, number: number, count: number) => string;
  onMove: (...move: never[]) => void;
}

/** Fires the events of a drag from an element to another, at a share of its height from 0 to 1. */
export async function drag(from: Element, to: Element, part: number) {
  const box = to.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height * part };
  const dataTransfer = new DataTransfer();
  await fireEvent.dragStart(from, { dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.dragEnter(to, { ...at, dataTransfer });
  await fireEvent.dragOver(to, { ...at, dataTransfer });
  await new Promise(requestAnimationFrame);
  await fireEvent.drop(to, { ...at, dataTransfer });
  await fireEvent.dragEnd(from, { dataTransfer });
}

const names = (it: SortableInterface): [string, string, string] => {
  const [a, b, c] = it.order();
  if (!a || !b || !c) throw new Error('There are not three to move.');
  return [a, b, c];
};

/**
 * Tests a sortable component: items move by pointer and keyboard, each move is announced, and
 * `onMove` is called only for moves.
 */
export async function playSortable(it: SortableInterface) {
  const [a, b, c] = names(it);
  const expectOrder = async (order: string[], moves: number) => {
    await waitFor(() => expect(it.order()).toEqual(order));
    await expect(it.onMove).toHaveBeenCalledTimes(moves);
  };
  await drag(it.element(c), it.element(a), 0.1);
  await expectOrder([c, a, b], 1);
  await screen.findByText(it.announcement(c, 1, 3));
  await drag(it.element(c), it.element(b), 0.9);
  await expectOrder([a, b, c], 2);
  await screen.findByText(it.announcement(c, 3, 3));
  // Dropping at the original position isn't a move.
  await drag(it.element(a), it.element(b), 0.1);
  await expectOrder([a, b, c], 2);

  // Start the keyboard part at the first item, wherever the pointer left focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
  await expect(it.handle(a)).toHaveFocus();
  await it.moveDown();
  await expectOrder([b, a, c], 3);
  await screen.findByText(it.announcement(a, 2, 3));
  await waitFor(() => expect(it.handle(a)).toHaveFocus());
  await it.giveUp();
  await expectOrder([b, a, c], 3);
  await waitFor(() => expect(it.handle(a)).toHaveFocus());
}

/** Tests a disabled sortable component: nothing moves. */
export async function playStill(it: SortableInterface) {
  const order = names(it);
  await drag(it.element(order[2]), it.element(order[0]), 0.1);
  await expect(it.order()).toEqual(order);
  await expect(it.onMove).not.toHaveBeenCalled();
  await expect(it.handle(order[0])).toBeDisabled();
}
