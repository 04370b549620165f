/**
 * From this width on, the list and the chat are side by side; below it, only one of them is
 * visible.
 */
export const besideEachOther = '(min-width: 992px)';
/** From this width on, the contact panel gets a third column. */
export const threeColumns = '(min-width: 1440px)';
