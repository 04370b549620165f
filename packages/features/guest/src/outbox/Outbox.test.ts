import { expect, test } from 'vitest';
import { Outbox, type SendResult } from './Outbox.ts';

const store = () => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
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

test('the outbox keeps its entries over a reload, and returns the same array until they change', () => {
  const place = store();
  const outbox = new Outbox('101-a', place);
  expect(outbox.entries).toBe(outbox.entries);
  outbox.add(dish('one'));
  expect(new Outbox('101-a', place).entries).toEqual([{ ...dish('one'), isSent: false }]);
  expect(new Outbox('101-b', place).entries).toEqual([]);
});

test('the outbox refuses to remove an entry that may have arrived', async () => {
  const outbox = new Outbox('101-a', store());
  outbox.add(dish('one'));
  outbox.add(dish('two'));
  await outbox.send(async () => 'later');
  outbox.remove('one');
  outbox.remove('two');
  expect(outbox.entries.map(({ key }) => key)).toEqual(['one']);
});

test('the outbox is empty if storage holds invalid data', () => {
  for (const text of ['{', '{}', 'null', '7'])
    expect(new Outbox('101-a', { ...store(), getItem: () => text }).entries).toEqual([]);
});

/** Fakes a cart with idempotent writes behind a network that loses requests or responses. */
const line = (mockBehaviour: Iterator<'lost' | 'unanswered' | 'fine'>) => {
  const cart: string[] = [];
  const arrived = new Set<string>();
  return {
    cart,
    send: async ({ key }: { key: string }): Promise<SendResult> => {
      const now = mockBehaviour.next().value ?? 'fine';
      if (now === 'lost') return 'later';
      if (!arrived.has(key)) cart.push(key);
      arrived.add(key);
      return now === 'unanswered' ? 'later' : 'done';
    },
  };
};

/** Returns all sequences of a length. */
const lists = <T>(of: readonly T[], length: number): T[][] =>
  length === 0 ? [[]] : lists(of, length - 1).flatMap((list) => of.map((next) => [...list, next]));

test('the outbox delivers each entry once and in order, whatever the network loses', async () => {
  const results = lists(['lost', 'unanswered', 'fine'] as const, 4);
  const plays = lists(['add', 'send', 'reload'] as const, 5);
  for (const mockBehaviour of results)
    for (const play of plays) {
      const place = store();
      let outbox = new Outbox('101-a', place);
      const { cart, send } = line(mockBehaviour[Symbol.iterator]());
      const added: string[] = [];
      for (const [i, step] of play.entries()) {
        if (step === 'reload') outbox = new Outbox('101-a', place);
        if (step === 'send') await outbox.send(send);
        if (step !== 'add') continue;
        added.push(String(i));
        outbox.add(dish(String(i)));
      }
      for (let tries = 0; tries < 6; tries += 1) await outbox.send(send);
      expect({ mockBehaviour, play, cart }).toEqual({ mockBehaviour, play, cart: added });
    }
});
