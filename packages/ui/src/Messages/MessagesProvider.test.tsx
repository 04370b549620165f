import { renderToString } from 'react-dom/server';
import { I18nProvider } from 'react-aria/I18nProvider';
import { expect, test } from 'vitest';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import de from './de.json' with { type: 'json' };
import { MessagesProvider, type Messages } from './MessagesProvider.tsx';

const field = <SearchField label="Orders" defaultValue="laksa" />;

test('the kit renders in English on a server without a provider', () => {
  expect(renderToString(field)).toContain('aria-label="Clear search"');
});

test('the kit renders in the language of the provider on a server', () => {
  const page = (
    <I18nProvider locale="de">
      <MessagesProvider messages={de}>{field}</MessagesProvider>
    </I18nProvider>
  );
  expect(renderToString(page)).toContain('aria-label="Suche leeren"');
});

test('a text that the provider lacks has English numbers and plurals', () => {
  const page = (messages: Messages) => (
    <I18nProvider locale="de">
      <MessagesProvider messages={messages}>
        <Pagination page={2} pageLength={25} total={1240} onChange={() => undefined} />
      </MessagesProvider>
    </I18nProvider>
  );
  expect(renderToString(page(de))).toContain('26–50 von 1.240');
  expect(renderToString(page({}))).toContain('26–50 of 1,240');
});
