/** Returns a text in the form used for searches: composed (NFC) and in lower case. */
export const searchKey = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether one of the texts contains the search text, ignoring case; no character is a wildcard. */
export const matchesSearch = (search: string, ...texts: readonly string[]): boolean => {
  const wanted = searchKey(search);
  return texts.some((text) => searchKey(text).includes(wanted));
};
