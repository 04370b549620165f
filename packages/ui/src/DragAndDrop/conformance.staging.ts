import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';

/** How something sortable is moved and read in a story: what a list and a board do each in its way. */
export interface SortableInterface {
  /** The names in their order: three, in the part that is played with. */
  order: () => (string | null)[];
  /** What a pointer takes and drops on. */
  thing: (name: string) => Element;
  /** The button that keys begin at. */
  handle: (name: string) => HTMLElement;
  /** The keys that move what has the focus one place down. */
  moveDown: () => Promise<void>;
  /** The keys that begin a move and give it up. */
  giveUp: () => Promise<void>;
  /** What is read out after a move. */
  said: (name: string, number: number, count: number) => string;
  onMove: (...move: never[]) => void;
}

/** What a drag is to the browser, from one element to a part of the height of another. */
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

/** Plays what everything sortable promises: it moves by pointer and by keys, says so, and only then. */
export async function playSortable(it: SortableInterface) {
  const [a, b, c] = names(it);
  const stands = async (order: string[], moves: number) => {
    await waitFor(() => expect(it.order()).toEqual(order));
    await expect(it.onMove).toHaveBeenCalledTimes(moves);
  };
  await drag(it.thing(c), it.thing(a), 0.1);
  await stands([c, a, b], 1);
  await screen.findByText(it.said(c, 1, 3));
  await drag(it.thing(c), it.thing(b), 0.9);
  await stands([a, b, c], 2);
  await screen.findByText(it.said(c, 3, 3));
  // Dropped where it was, nothing has happened.
  await drag(it.thing(a), it.thing(b), 0.1);
  await stands([a, b, c], 2);

  // Wherever the pointer left the focus, keys begin at the first.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.tab();
  await expect(it.handle(a)).toHaveFocus();
  await it.moveDown();
  await stands([b, a, c], 3);
  await screen.findByText(it.said(a, 2, 3));
  await waitFor(() => expect(it.handle(a)).toHaveFocus());
  await it.giveUp();
  await stands([b, a, c], 3);
  await waitFor(() => expect(it.handle(a)).toHaveFocus());
}

/** Plays what everything sortable promises while it is disabled: nothing moves. */
export async function playStill(it: SortableInterface) {
  const order = names(it);
  await drag(it.thing(order[2]), it.thing(order[0]), 0.1);
  await expect(it.order()).toEqual(order);
  await expect(it.onMove).not.toHaveBeenCalled();
  await expect(it.handle(order[0])).toBeDisabled();
}
