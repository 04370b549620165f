/**
 * Scrolls an option into view inside its list. `scrollIntoView` would scroll the page too, which
 * closes the list.
 */
export function scrollToOption(option: HTMLElement): void {
  const list = option.closest('[role=listbox]');
  if (!list) return;
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
