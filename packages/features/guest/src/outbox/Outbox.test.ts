import { expect, test } from 'vitest';
import { Outbox, type Fate } from './Outbox.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
};
const dish = (key: string) => ({
  key,
  menu_id: 1,
  quantity: 1,
  options: [],
  note: '',
  by: '',
  name: 'Roti canai',
  chosen: [],
  gross: 150,
});

test('keeps what waits over a reload, and who reads it gets the same list until it changes', () => {
  const place = shelf();
  const outbox = new Outbox('101-a', place);
  expect(outbox.entries).toBe(outbox.entries);
  outbox.add(dish('one'));
  expect(new Outbox('101-a', place).entries).toEqual([{ ...dish('one'), isSent: false }]);
  expect(new Outbox('101-b', place).entries).toEqual([]);
});

test('what may have arrived cannot be taken back', async () => {
  const outbox = new Outbox('101-a', shelf());
  outbox.add(dish('one'));
  outbox.add(dish('two'));
  await outbox.send(async () => 'later');
  outbox.remove('one');
  outbox.remove('two');
  expect(outbox.entries.map(({ key }) => key)).toEqual(['one']);
});

test('a shelf that holds something else is an empty one', () => {
  for (const text of ['{', '{}', 'null', '7'])
    expect(new Outbox('101-a', { ...shelf(), getItem: () => text }).entries).toEqual([]);
});

/** A cart that does a named write once, behind a line that loses requests and answers. */
const line = (weather: Iterator<'lost' | 'unanswered' | 'fine'>) => {
  const cart: string[] = [];
  const arrived = new Set<string>();
  return {
    cart,
    send: async ({ key }: { key: string }): Promise<Fate> => {
      const now = weather.next().value ?? 'fine';
      if (now === 'lost') return 'later';
      if (!arrived.has(key)) cart.push(key);
      arrived.add(key);
      return now === 'unanswered' ? 'later' : 'done';
    },
  };
};

/** Every list of so many of these. */
const lists = <T>(of: readonly T[], length: number): T[][] =>
  length === 0 ? [[]] : lists(of, length - 1).flatMap((one) => of.map((next) => [...one, next]));

test('whatever is lost on the way, each arrives once and in order', async () => {
  const weathers = lists(['lost', 'unanswered', 'fine'] as const, 4);
  const plays = lists(['add', 'send', 'reload'] as const, 5);
  for (const weather of weathers)
    for (const play of plays) {
      const place = shelf();
      let outbox = new Outbox('101-a', place);
      const { cart, send } = line(weather[Symbol.iterator]());
      const added: string[] = [];
      for (const [i, step] of play.entries()) {
        if (step === 'reload') outbox = new Outbox('101-a', place);
        if (step === 'send') await outbox.send(send);
        if (step !== 'add') continue;
        added.push(String(i));
        outbox.add(dish(String(i)));
      }
      for (let tries = 0; tries < 6; tries += 1) await outbox.send(send);
      expect({ weather, play, cart }).toEqual({ weather, play, cart: added });
    }
});
