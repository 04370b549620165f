import type { Locale } from './globals.ts';

const files = import.meta.glob<Record<string, string>>(
  [
    '../../../packages/screens/src/locales/*.json',
    '../../../packages/features/*/src/locales/*.json',
    '../../../packages/features/template/*/src/locales/*.json',
  ],
  { import: 'default' },
);

const kitFiles = import.meta.glob<Record<string, string>>(
  '../../../packages/ui/src/Messages/*.json',
  { import: 'default' },
);

/** Returns the messages of every feature in one language. English is in the code itself. */
export const loadMessages = (locale: Locale) => loadTexts(files, locale);

/** Returns the kit's own texts in one language. English is in the code itself. */
export const loadKitMessages = (locale: Locale) => loadTexts(kitFiles, locale);

async function loadTexts(from: typeof files, locale: Locale): Promise<Record<string, string>> {
  const wanted = Object.entries(from).filter(([path]) => path.endsWith(`/${locale}.json`));
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...loaded);
}
