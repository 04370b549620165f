import { newCalendarEvent } from '@servery/api/template';
import { randomOf } from '@servery/domain/template';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeEvents, usual } from './mocks/events.ts';
import { movedEvent } from './sheetEvents.ts';
import { blankDraft, draftOf, eventOf, startAt, wrongsOf, type Draft } from './draft.ts';

const now = new Date('2026-11-21T10:20:00');
const blank = blankDraft({ from: null, to: null, day: null }, 'Business', now);
const written = (part: Partial<Draft>): Draft => ({ ...blank, title: 'Fish', ...part });

describe('event drafts', () => {
  test('a draft converts back to the same event', () => {
    for (const { id: _, ...event } of makeEvents(usual * 3, now.getTime()))
      expect(eventOf(draftOf(event))).toEqual(event);
  });

  test('a blank draft starts in the next hour of the visible day', () => {
    expect(blank).toMatchObject({ start: '2026-11-21 11:00', end: '2026-11-21 12:00' });
    expect(blankDraft({ from: null, to: null, day: '2026-12-24' }, 'Family', now).start).toBe(
      '2026-12-24 11:00',
    );
  });

  test('a blank draft starts at the time from the URL', () => {
    expect(
      eventOf({
        ...blankDraft({ from: '2026-11-21', to: '2026-11-23', day: null }, 'ETC', now),
        title: 'x',
      }),
    ).toMatchObject({ allDay: true, start: '2026-11-21', end: '2026-11-23' });
    expect(
      blankDraft({ from: '2026-11-21 18:40', to: '2026-11-21 20:00', day: null }, 'ETC', now),
    ).toMatchObject({ allDay: false, start: '2026-11-21 18:40', end: '2026-11-21 20:00' });
    expect(blankDraft({ from: '2026-11-21 23:40', to: null, day: null }, 'ETC', now).end).toBe(
      '2026-11-22 00:40',
    );
  });

  test('startAt moves the end along with the start', () => {
    expect(startAt(blank, '2026-11-22 23:30').end).toBe('2026-11-23 00:30');
    expect(startAt(blank, null)).toMatchObject({ start: null, end: blank.end });
  });
});

describe('the hour that repeats when the clock is set back', () => {
  afterEach(() => vi.unstubAllEnvs());

  const event = {
    ...eventOf(written({})),
    start: '2026-11-01T05:30:20.000Z',
    end: '2026-11-01T06:15:00.000Z',
  };

  test('an unchanged event keeps its instants', () => {
    vi.stubEnv('TZ', 'America/New_York');
    const draft = draftOf(event);
    expect(draft).toMatchObject({ start: '2026-11-01 01:30', end: '2026-11-01 01:15' });
    expect(wrongsOf(draft)).toEqual({});
    expect(eventOf(draft)).toEqual(event);
    expect(eventOf({ ...draft, end: '2026-11-01 02:00' })).toEqual({
      ...event,
      end: '2026-11-01T07:00:00.000Z',
    });
  });

  test('an event resized on the grid keeps its other instant', () => {
    vi.stubEnv('TZ', 'America/New_York');
    // The grid reads the time of the end as the first of the two.
    const range = {
      start: new Date('2026-11-01T04:30:00Z'),
      end: new Date('2026-11-01T05:15:00Z'),
    };
    expect(movedEvent({ id: 1, ...event }, { ...range, isAllDay: false })).toEqual({
      id: 1,
      ...event,
      start: '2026-11-01T04:30:00.000Z',
    });
  });
});

describe('event validation', () => {
  test.each<[Partial<Draft>, (keyof Draft)[]]>([
    [{}, []],
    [{ title: '  ' }, ['title']],
    [{ title: 'x'.repeat(121) }, ['title']],
    [{ start: null }, ['start']],
    [{ end: null }, ['end']],
    [{ end: '2026-11-21 10:59' }, ['end']],
    [{ end: '2026-11-21 11:00' }, []],
    [{ allDay: true, end: '2026-11-21 01:00' }, []],
    [{ allDay: true, end: '2026-11-20 23:00' }, ['end']],
    [{ url: 'example.com/menu' }, []],
    [{ url: 'ask the chef' }, ['url']],
    [{ url: 'javascript:alert(1)' }, ['url']],
    [{ location: 'x'.repeat(201), description: 'x'.repeat(2_001) }, ['location', 'description']],
  ])('reports the invalid fields of %o', (part, fields) =>
    expect(Object.keys(wrongsOf(written(part)))).toEqual(fields),
  );

  test('a web address without a scheme gets https', () =>
    expect(eventOf(written({ url: ' example.com ' })).url).toBe('https://example.com'));

  test('accepts no draft that the host would reject', () => {
    const { chance, whole, pick } = randomOf('drafts');
    const two = (value: number) => String(value).padStart(2, '0');
    const wall = () => `2026-11-2${whole(0, 3)} ${two(whole(0, 23))}:${two(whole(0, 59))}`;
    const pieces = [
      'http',
      's',
      '://',
      'x',
      '.',
      'example',
      '/',
      '?',
      ' ',
      'é',
      '#',
      ':',
      '8',
      '@',
    ];
    const address = () => Array.from({ length: whole(0, 7) }, () => pick(pieces)).join('');
    const drafts = Array.from({ length: 4_000 }, () =>
      written({
        title: 'x'.repeat(whole(0, 125)),
        allDay: chance(0.5),
        start: wall(),
        end: wall(),
        url: address(),
      }),
    );
    const sound = drafts.filter((draft) => Object.keys(wrongsOf(draft)).length === 0);
    expect(sound.length).toBeGreaterThan(100);
    for (const draft of sound) {
      const event = eventOf(draft);
      expect(newCalendarEvent['~standard'].validate(event)).not.toHaveProperty('issues');
    }
  });
});
