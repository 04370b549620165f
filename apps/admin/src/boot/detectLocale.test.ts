import { beforeEach, expect, test, vi } from 'vitest';
import { detectLocale, rememberLocale } from './detectLocale.ts';

const key = 'servery.look.locale';

interface Sources {
  search?: string;
  cookie?: string;
  local?: string;
  session?: string;
  languages?: readonly string[];
  lang?: string;
}

const storage = (value?: string) => {
  const items = new Map(value === undefined ? [] : [[key, value]]);
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
};

const refusing = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
};

/** Stubs a page whose language comes from the given sources. */
function open({ search = '', cookie = '', local, session, languages = [], lang = '' }: Sources) {
  const href = `https://shop.example/orders/live${search}`;
  vi.stubGlobal('location', { search, href });
  vi.stubGlobal('document', { cookie, documentElement: { lang } });
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('history', { state: { at: 1 }, replaceState: vi.fn() });
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

/** All sources, some of them with different languages. */
const all: Required<Sources> = {
  search: '?lng=de',
  cookie: 'theme=dark; lng=fr; more=1',
  local: 'pt',
  session: 'de',
  languages: ['fr-CA', 'en'],
  lang: 'pt',
};
const none = { search: '', cookie: '', local: '', session: '', languages: [], lang: '' };
const ways = ['search', 'cookie', 'local', 'session', 'languages', 'lang'] as const;

test.each([
  ['search', 'de'],
  ['cookie', 'fr'],
  ['local', 'pt'],
  ['session', 'de'],
  ['languages', 'fr'],
  ['lang', 'pt'],
] as const)('%s takes precedence over all later sources', (way, locale) => {
  const before = ways.slice(0, ways.indexOf(way));
  open({ ...all, ...Object.fromEntries(before.map((one) => [one, none[one]])) });
  expect(detectLocale()).toBe(locale);
});

test('detectLocale defaults to English if no source gives a language', () => {
  open({});
  expect(detectLocale()).toBe('en');
});

test.each([
  ['pt-BR', 'pt'],
  ['DE_at', 'de'],
  ['fr-Latn-CA', 'fr'],
  ['ms-MY', 'ms'],
  ['zh-CN', 'zh'],
  ['zh-TW', 'zh'],
  ['zh-Hant-HK', 'zh'],
])('detectLocale reads %s as %s', (language, locale) => {
  open({ search: `?lng=${language}` });
  expect(detectLocale()).toBe(locale);
  open({ languages: [language] });
  expect(detectLocale()).toBe(locale);
});

test('detectLocale ignores unsupported languages in every source', () => {
  open({
    ...all,
    search: '?lng=ja',
    cookie: 'lng=',
    local: 'klingon',
    session: 'constructor',
    languages: ['ko-KR', 'de-CH', 'fr'],
  });
  expect(detectLocale()).toBe('de');
});

test('detectLocale selects Arabic only if it was chosen', () => {
  open({ languages: ['ar-EG', 'fr'], lang: 'ar' });
  expect(detectLocale()).toBe('fr');
  open({ search: '?lng=ar' });
  expect(detectLocale()).toBe('ar');
  open({ local: 'ar', languages: ['fr'] });
  expect(detectLocale()).toBe('ar');
});

test("detectLocale saves the language from the URL but not the browser's", () => {
  open({ search: '?lng=pt-BR' });
  detectLocale();
  expect(localStorage.getItem(key)).toBe('pt');
  open({ languages: ['fr'] });
  detectLocale();
  expect(localStorage.getItem(key)).toBeNull();
});

test('rememberLocale overrides the language in the URL and in a cookie', () => {
  open({ search: '?lng=fr&page=2', cookie: 'lng=fr' });
  rememberLocale('de');
  expect(localStorage.getItem(key)).toBe('de');
  expect(document.cookie).toMatch(/^lng=de; path=\/;/);
  expect(history.replaceState).toHaveBeenCalledWith(
    { at: 1 },
    '',
    new URL('https://shop.example/orders/live?page=2'),
  );
});

test('rememberLocale creates no cookie if there was none', () => {
  open({});
  rememberLocale('de');
  expect(document.cookie).toBe('');
  expect(history.replaceState).not.toHaveBeenCalled();
});

test("detectLocale uses the browser's languages if storage is blocked", () => {
  open({ languages: ['de-DE'] });
  vi.stubGlobal('localStorage', refusing);
  vi.stubGlobal('sessionStorage', refusing);
  vi.stubGlobal('document', {
    get cookie() {
      throw new DOMException('denied', 'SecurityError');
    },
    documentElement: { lang: 'en' },
  });
  expect(detectLocale()).toBe('de');
  expect(() => rememberLocale('fr')).not.toThrow();
});

test('rememberLocale uses session storage if local storage is blocked', () => {
  open({});
  vi.stubGlobal('localStorage', refusing);
  rememberLocale('fr');
  expect(sessionStorage.getItem(key)).toBe('fr');
  expect(detectLocale()).toBe('fr');
});
