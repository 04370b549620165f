/** From here on the list stands beside the chat; below, one of them is seen at a time. */
export const besideEachOther = '(min-width: 992px)';
/** From here on a contact stands beside both. */
export const threeColumns = '(min-width: 1440px)';
