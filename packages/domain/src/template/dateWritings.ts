import { searchKey } from '../search/searchKey.ts';

const languages = ['en', 'en-GB', 'ms', 'zh', 'fr', 'de', 'pt', 'ar'];

/**
 * Returns a function that writes a date as people may type it, in every language of the app, as
 * search keys. The results are cached by the date's own text.
 */
export function dateWritings(
  styles: readonly Intl.DateTimeFormatOptions[],
): (date: string) => readonly string[] {
  const formats = languages.flatMap((language) =>
    styles.map((style) => new Intl.DateTimeFormat(language, style)),
  );
  const written = new Map<string, readonly string[]>();
  return (date) => {
    const known = written.get(date);
    if (known) return known;
    const at = new Date(date);
    const texts = [searchKey(date), ...formats.map((format) => searchKey(format.format(at)))];
    written.set(date, texts);
    return texts;
  };
}
