import { describe, expect, test } from 'vitest';
import { blankDraft, blankLine, chargedOf, faultsOf, writtenOf, type Draft } from './editor.ts';
import { houseClients } from './mocks/house.ts';

const today = '2026-11-21';
const full: Draft = {
  ...blankDraft(today, 800),
  client: houseClients[0]!,
  lines: [{ id: '1', item: 'Laksa', description: '', cost: 1450, quantity: 2 }],
};

describe('an invoice that is written', () => {
  test('begins with two weeks to pay and one line', () => {
    expect(blankDraft(today, 800)).toMatchObject({
      issuedDate: today,
      dueDate: '2026-12-05',
      taxRate: 800,
      lines: [{ id: '1', quantity: 1, cost: null }],
    });
  });

  test('is saved as it stands when nothing is missing, without what only the screen needs', () => {
    expect(faultsOf(full)).toBeNull();
    expect(writtenOf(full)).toMatchObject({ client: houseClients[0], taxRate: 800 });
    expect(writtenOf(full)!.lines).toEqual([
      { item: 'Laksa', description: '', cost: 1450, quantity: 2 },
    ]);
  });

  test.each<[Partial<Draft>, object]>([
    [{ client: null }, { client: 'clientMissing' }],
    [{ issuedDate: null }, { issuedDate: 'issuedMissing' }],
    [{ dueDate: null }, { dueDate: 'issuedMissing' }],
    [{ dueDate: '2026-11-20' }, { dueDate: 'dueEarly' }],
    [{ lines: [] }, { list: 'linesMissing' }],
    [
      { lines: [{ ...full.lines[0]!, item: ' ', cost: null, quantity: 1000 }] },
      { lines: { '1': ['itemMissing', 'costMissing', 'quantityMissing'] } },
    ],
    [
      { lines: [full.lines[0]!, { ...full.lines[0]!, id: '7', quantity: 1.5 }] },
      { lines: { '7': ['quantityMissing'] } },
    ],
  ])('with %o says what is wrong, and is not saved', (part, faults) => {
    expect(faultsOf({ ...full, ...part })).toMatchObject(faults);
    expect(writtenOf({ ...full, ...part })).toBeNull();
  });

  test('may be due on the day it is issued, and cost nothing', () => {
    const free = { ...full, dueDate: today, lines: [{ ...full.lines[0]!, cost: 0 }] };
    expect(faultsOf(free)).toBeNull();
  });

  test('counts what is missing as nothing', () => {
    const lines = [
      { ...full.lines[0]!, cost: null },
      { ...full.lines[0]!, quantity: null },
    ];
    expect(chargedOf({ ...full, lines }).lines).toMatchObject([{ cost: 0 }, { quantity: 0 }]);
  });

  test('never gives an id of a line twice', () => {
    expect(blankLine([...full.lines, { ...full.lines[0]!, id: '9' }]).id).toBe('10');
  });
});
