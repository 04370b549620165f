/** Brings an option into sight inside of its list; `scrollIntoView` would move the page too, and close the list. */
export function scrollToOption(option: HTMLElement): void {
  const list = option.closest('[role=listbox]');
  if (!list) return;
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop += inner.top - outer.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
