/** Returns a text as searches compare it: composed (NFC) and in lower case. */
export const searchKey = (text: string): string => text.normalize('NFC').toLowerCase();

/** Whether one of the texts contains what is searched for, in any case and letter for letter. */
export const matchesSearch = (search: string, ...texts: readonly string[]): boolean => {
  const wanted = searchKey(search);
  return texts.some((text) => searchKey(text).includes(wanted));
};
