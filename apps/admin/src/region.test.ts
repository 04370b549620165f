import type { UserInfo } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { localeIn, placeOf, regionOf } from './region.ts';

const shop = (id: number, time_zone: string, currency: string) => ({
  id,
  name: `Shop ${id}`,
  time_zone,
  currency,
  day_start: '04:00',
});
const user = (own: number | null) =>
  ({
    merchant: own === null ? null : { id: own, name: '' },
    merchants: [shop(1, 'Asia/Kuala_Lumpur', 'MYR'), shop(2, 'Europe/London', 'GBP')],
  }) as unknown as UserInfo;

describe('placeOf', () => {
  test.each([
    [2, { timeZone: 'Europe/London', region: 'GB' }],
    [null, { timeZone: 'Asia/Kuala_Lumpur', region: 'MY' }],
  ])('uses the time zone and region of merchant %s out of two', (own, place) => {
    expect(placeOf(user(own))).toEqual(place);
  });

  test("defaults to Malaysia and the browser's time zone without a session", () => {
    expect(placeOf(undefined)).toEqual({ region: 'MY' });
  });
});

test.each([
  ['SGD', 'SG'],
  ['EUR', '150'],
  ['XOF', '001'],
])('regionOf %s is %s', (currency, region) => expect(regionOf(currency)).toBe(region));

test.each([
  ['ms', 'MYR', 'Selasa, 24 November', 'RM 1,234.50'],
  ['zh', 'MYR', '11月24日星期二', 'RM 1,234.50'],
  ['zh', 'TWD', '11月24日星期二', 'NT$1,234.50'],
] as const)('writes dates and money in %s for %s', (language, currency, date, money) => {
  const locale = localeIn(language, regionOf(currency));
  const day = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  expect(new Intl.DateTimeFormat(locale, day).format(new Date('2026-11-24'))).toBe(date);
  const amount = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const text = new Intl.NumberFormat(locale, amount).format(1234.5);
  expect(text.replaceAll('\u00a0', ' ')).toBe(money);
});

test('dates in Malaysia start with the day and weeks with Monday in every language', () => {
  const at = new Date('2026-11-23T16:30:00Z');
  const timeZone = 'Asia/Kuala_Lumpur';
  const written = (['en', 'ms', 'fr', 'de', 'pt'] as const).map((language) =>
    new Intl.DateTimeFormat(localeIn(language, 'MY'), { dateStyle: 'short', timeZone }).format(at),
  );
  for (const date of written) expect(date).toMatch(/^24[./]11[./](20)?26$/);
  const week = new Intl.Locale('en-MY') as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  expect((week.getWeekInfo?.() ?? week.weekInfo)?.firstDay).toBe(1);
});
