/** A text of the kit: its id in the files of languages, and the text in English. */
export interface Message {
  /** The unique id, such as `pagination.next`. */
  id: string;
  /** The English text, with placeholders and plurals as in ICU messages. */
  text: string;
}

/** The values of a message's placeholders, by name. */
export type MessageValues = Readonly<Record<string, string | number>>;

const slot = /\{(\w+)(?:, plural, ((?:[=\w]+ \{[^{}]*\} ?)+))?\}/g;

/**
 * Returns a text with its placeholders filled in: `{name}`, and `{count, plural, one {# row} other
 * {# rows}}`. Numbers are formatted for the locale. It's the part of ICU that the kit's messages
 * need, so that pages don't load a library for it.
 */
export function formatMessage(text: string, values: MessageValues, locale: string): string {
  const format = (value: string | number | undefined) =>
    typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : (value ?? '');
  return text.replace(slot, (_slot, name: string, plural?: string) => {
    const value = values[name];
    if (!plural) return format(value);
    const count = Number(value);
    const cases = new Map(
      Array.from(plural.matchAll(/([=\w]+) \{([^{}]*)\}/g), ([, key, it]) => [key, it]),
    );
    const category = new Intl.PluralRules(locale).select(count);
    const chosen = cases.get(`=${count}`) ?? cases.get(category) ?? cases.get('other') ?? '';
    return chosen.replace('#', format(count));
  });
}
