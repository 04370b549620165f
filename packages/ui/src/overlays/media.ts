/** Where a dialog becomes a sheet that fills the screen. */
export const phone = '(width < 480px)';
/** Where a table's container is too narrow for columns, so that rows become cards. */
export const cardsOnly = '(width < 640px)';
/** Where a side panel has no room beside the page. */
export const noRoomBeside = '(width < 1024px)';
