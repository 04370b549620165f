import { expect, test } from 'vitest';
import { languages } from './messageRules.mjs';
import { plant } from './plant.mjs';
import { repeatedMessages } from './repeatedMessages.mjs';

/** Returns a package with messages; each has its English text and the same one in all languages. */
function speaking(folder, messages, translations = messages) {
  const rows = Object.entries(messages).map(
    ([id, text]) => `{ id: '${id}', defaultMessage: '${text}' }`,
  );
  return {
    [`${folder}/src/messages.ts`]: `export const all = [${rows.join(', ')}];`,
    ...Object.fromEntries(
      languages.map((locale) => [
        `${folder}/src/locales/${locale}.json`,
        JSON.stringify(translations),
      ]),
    ),
  };
}
const screens = speaking('packages/screens', { 'screens.close': 'Close' });
const close = (feature, translation) =>
  speaking(`packages/features/${feature}`, { [`${feature}.close`]: 'Close' }, translation);

test('finds a message that repeats a shared one', () => {
  const root = plant({ ...screens, ...close('lamps') });
  expect(repeatedMessages(root)).toEqual([
    'packages/features/lamps/src/messages.ts lamps.close: repeats screens.close',
  ]);
});

test('accepts an equal text with other translations', () => {
  const root = plant({ ...screens, ...close('lamps', { 'lamps.close': 'Nah' }) });
  expect(repeatedMessages(root)).toEqual([]);
});

test('accepts few messages that repeat another feature’s, but not many', () => {
  const root = plant({ ...close('beds'), ...close('lamps'), ...close('tables') });
  expect(repeatedMessages(root, 2)).toEqual([]);
  expect(repeatedMessages(root, 1)).toEqual([
    'packages/features/lamps/src/messages.ts lamps.close: repeats beds.close',
    'packages/features/tables/src/messages.ts tables.close: repeats beds.close',
  ]);
});

test('accepts the titles of screens, which are in the HTML', () => {
  const admin = {
    'apps/admin/src/boot/screens/day.ts': "({ id: 'admin.close', defaultMessage: 'Close' })",
  };
  const texts = { ...speaking('apps/admin', {}, { 'admin.close': 'Close' }), ...admin };
  expect(repeatedMessages(plant({ ...screens, ...texts }))).toEqual([]);
});
