/** A ref that focuses the element replacing the control that had the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
