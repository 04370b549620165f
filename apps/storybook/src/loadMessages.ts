import type { Locale } from './globals.ts';

const files = import.meta.glob<Record<string, string>>(
  '../../../packages/features/*/src/locales/*.json',
  { import: 'default' },
);

/** Every feature's words in one language; English stands in the code itself. */
export async function loadMessages(locale: Locale): Promise<Record<string, string>> {
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`));
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...loaded);
}
