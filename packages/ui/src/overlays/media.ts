/** Screens on which a dialog becomes a sheet. */
export const phone = '(width < 480px)';
/** Containers too narrow for columns, in which table rows become cards. */
export const cardsOnly = '(width < 640px)';
/** Screens without space for a side panel next to the page. */
export const panelCoversPage = '(width < 1024px)';
