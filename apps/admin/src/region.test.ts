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

describe('the place of a person', () => {
  test.each([
    [2, { timeZone: 'Europe/London', region: 'GB' }],
    [null, { timeZone: 'Asia/Kuala_Lumpur', region: 'MY' }],
  ])('with merchant %s of two is its zone and region', (own, place) => {
    expect(placeOf(user(own))).toEqual(place);
  });

  test('is Malaysia, in the zone of the browser, without a session', () => {
    expect(placeOf(undefined)).toEqual({ region: 'MY' });
  });
});

test.each([
  ['SGD', 'SG'],
  ['EUR', '150'],
  ['XOF', '001'],
])('the region of %s is %s', (currency, region) => expect(regionOf(currency)).toBe(region));

test('dates in Malaysia have the day first and weeks from Monday in every language', () => {
  const at = new Date('2026-11-23T16:30:00Z');
  const timeZone = 'Asia/Kuala_Lumpur';
  const written = (['en', 'fr', 'de', 'pt'] as const).map((language) =>
    new Intl.DateTimeFormat(localeIn(language, 'MY'), { dateStyle: 'short', timeZone }).format(at),
  );
  for (const date of written) expect(date).toMatch(/^24[./]11[./](20)?26$/);
  const week = new Intl.Locale('en-MY') as {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  expect((week.getWeekInfo?.() ?? week.weekInfo)?.firstDay).toBe(1);
});
