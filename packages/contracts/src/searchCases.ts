import { describe, expect, test } from 'vitest';

/** Names, each with searches that find it, and one that doesn't. */
const spellings: readonly [name: string, searches: readonly string[], other: string][] = [
  ['Crème brûlée', ['creme', 'BRULEE', 'crème brûlée', 'CRÈME'], 'cremes'],
  ['Phở bò', ['pho bo', 'PHỞ', 'pho\u0309 bo'], 'phobo'],
  ['İskender', ['iskender', 'ISKENDER', 'İSKENDER', 'ıskender'], 'iskenderun'],
  ['Straße 12', ['strasse', 'STRASSE 12', 'straße', '１２'], 'strase'],
  ['Nasi lemuni', ['Nasi  lemuni', 'nasi\u00a0LEMUNI'], 'nasilemuni'],
  ['D’Cove – Grill', ["d'cove", 'cove - grill'], 'dcove'],
];

/** Names in the order of lists: letters without accents, numbers by their value. */
const inOrder = ['Éclair', 'Eggs', 'Queue 1', 'queue 2', 'Queue 10', 'Zebra cake'];

interface Named {
  /** The rows, as the names of the tests have them. */
  rows: string;
  /** Creates a row with this name and returns its id. */
  create: (name: string) => Promise<number>;
}

interface Searched extends Named {
  /** Returns the ids of the rows that a search finds. */
  find: (search: string) => Promise<readonly number[]>;
}

/** Registers the searches that find a row in a list by any spelling of its name. */
export function searchCases({ rows, create, find }: Searched): void {
  describe(`search of ${rows}`, () => {
    test.each(spellings)('finds %s in any spelling', async (name, searches, other) => {
      const id = await create(name);
      for (const search of searches)
        expect([search, await find(search)]).toEqual([search, expect.arrayContaining([id])]);
      expect([other, await find(other)]).toEqual([other, expect.not.arrayContaining([id])]);
    });
  });
}

interface Sorted extends Named {
  /** Returns the ids of all rows, by name from A to Z. */
  list: () => Promise<readonly number[]>;
}

/** Registers the order of a list by name. */
export function nameOrderCases({ rows, create, list }: Sorted): void {
  test(`${rows} are in order of their names, without accents and by the value of numbers`, async () => {
    const names = new Map<number, string>();
    for (const name of inOrder.toReversed()) names.set(await create(name), name);
    const listed = await list();
    expect(listed.flatMap((id) => names.get(id) ?? [])).toEqual(inOrder);
  });
}

interface WithPhone {
  rows: string;
  /** Creates a row with this phone number and returns its id. */
  create: (phone: string) => Promise<number>;
  /** Returns the ids of the rows that a person's search finds. */
  find: (username: string, search: string) => Promise<readonly number[]>;
}

/**
 * Registers the searches that find a row by its phone number in each written form: the same row for
 * an owner and for a host, who sees no whole numbers. `digits` are the last 4 digits.
 */
export function phoneCases({ rows, create, find }: WithPhone, digits: string): void {
  test(`${rows} are found by each form of a phone number`, async () => {
    const id = await create(`+6012777${digits}`);
    for (const search of [
      `+60 12-777 ${digits}`,
      `012-777 ${digits}`,
      `0060 12 777 ${digits}`,
      `6012777${digits}`,
      `+60 (0)12-777 ${digits}`,
      `(012) 777.${digits}`,
    ])
      for (const username of ['merchant', 'host'])
        expect([username, search, await find(username, search)]).toEqual([username, search, [id]]);
    for (const part of [`777 ${digits}`, '+60 12-777', '0060 12 777', '012-777'])
      expect([part, await find('merchant', part)]).toEqual([part, expect.arrayContaining([id])]);
    for (const part of [`777${digits}`, '+6012777', `+6012777${digits}0`])
      expect([part, await find('host', part)]).toEqual([part, []]);
  });
}
