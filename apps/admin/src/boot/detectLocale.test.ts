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
  const kept = new Map(value === undefined ? [] : [[key, value]]);
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
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

/** A page that says its language in some of the ways that there are. */
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

/** All the ways at once, each in another language. */
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
] as const)('%s goes before all that come after it', (way, locale) => {
  const before = ways.slice(0, ways.indexOf(way));
  open({ ...all, ...Object.fromEntries(before.map((one) => [one, none[one]])) });
  expect(detectLocale()).toBe(locale);
});

test('speaks English where nobody says anything', () => {
  open({});
  expect(detectLocale()).toBe('en');
});

test.each([
  ['pt-BR', 'pt'],
  ['DE_at', 'de'],
  ['fr-Latn-CA', 'fr'],
])('takes %s for %s', (said, locale) => {
  open({ search: `?lng=${said}` });
  expect(detectLocale()).toBe(locale);
  open({ languages: [said] });
  expect(detectLocale()).toBe(locale);
});

test('passes over what it does not speak, wherever that is said', () => {
  open({
    ...all,
    search: '?lng=ja',
    cookie: 'lng=',
    local: 'klingon',
    session: 'constructor',
    languages: ['zh-TW', 'de-CH', 'fr'],
  });
  expect(detectLocale()).toBe('de');
});

test('speaks Arabic only when asked to', () => {
  open({ languages: ['ar-EG', 'fr'], lang: 'ar' });
  expect(detectLocale()).toBe('fr');
  open({ search: '?lng=ar' });
  expect(detectLocale()).toBe('ar');
  open({ local: 'ar', languages: ['fr'] });
  expect(detectLocale()).toBe('ar');
});

test('remembers what the address asked for, and nothing that the browser said', () => {
  open({ search: '?lng=pt-BR' });
  detectLocale();
  expect(localStorage.getItem(key)).toBe('pt');
  open({ languages: ['fr'] });
  detectLocale();
  expect(localStorage.getItem(key)).toBeNull();
});

test('a choice outdoes what the address and a cookie said', () => {
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

test('a choice makes no cookie where there was none', () => {
  open({});
  rememberLocale('de');
  expect(document.cookie).toBe('');
  expect(history.replaceState).not.toHaveBeenCalled();
});

test('a browser that allows no storage is asked for its languages', () => {
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

test('what local storage refuses is kept for the session', () => {
  open({});
  vi.stubGlobal('localStorage', refusing);
  rememberLocale('fr');
  expect(sessionStorage.getItem(key)).toBe('fr');
  expect(detectLocale()).toBe('fr');
});
