import { searchKey } from '../search/searchKey.ts';

/** The languages of the app, also as the region of the sample's shops writes them. */
const locales = ['en', 'en-GB', 'en-MY', 'ms', 'zh', 'zh-Hans-MY', 'fr', 'de', 'pt', 'ar'];

/** The time zone of the sample's shops, in which the app shows times. */
const shopZone = 'Asia/Kuala_Lumpur';

/**
 * Returns a function that writes a date as people may type it, in every language of the app, as
 * search keys. A style without a time zone is written in that of the browser and of the sample's
 * shops. The results are cached by the date's own text.
 */
export function dateWritings(
  styles: readonly Intl.DateTimeFormatOptions[],
): (date: string) => readonly string[] {
  const zoned = styles.flatMap((style) =>
    style.timeZone === undefined ? [style, { ...style, timeZone: shopZone }] : [style],
  );
  const formats = locales.flatMap((locale) =>
    zoned.map((style) => new Intl.DateTimeFormat(locale, style)),
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
