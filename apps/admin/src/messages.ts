import type { Locale } from './boot/preferences.ts';

type Messages = Record<string, string>;

const files = import.meta.glob<Messages>(
  ['./locales/*.json', '../../../packages/features/*/src/locales/*.json'],
  { import: 'default' },
);

/** All words of the app in one language; English stands in the code itself. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'en') return {};
  const wanted = Object.entries(files).filter(([path]) => path.endsWith(`/${locale}.json`));
  const loaded = await Promise.all(wanted.map(([, load]) => load()));
  return Object.assign({}, ...loaded) as Messages;
}
