import { describe, expect, test } from 'vitest';
import { blankDraft, blankLine, chargedOf, faultsOf, writtenOf, type Draft } from './editor.ts';
import { issuerClients } from './mocks/issuer.ts';

const today = '2026-11-21';
const full: Draft = {
  ...blankDraft(today, 800),
  client: issuerClients[0]!,
  lines: [{ id: '1', item: 'Laksa', description: '', cost: 1450, quantity: 2 }],
};

describe('invoice drafts', () => {
  test('a blank draft has one line and is due in two weeks', () => {
    expect(blankDraft(today, 800)).toMatchObject({
      issuedDate: today,
      dueDate: '2026-12-05',
      taxRate: 800,
      lines: [{ id: '1', quantity: 1, cost: null }],
    });
  });

  test('writtenOf returns a complete draft without line ids', () => {
    expect(faultsOf(full)).toBeNull();
    expect(writtenOf(full)).toMatchObject({ client: issuerClients[0], taxRate: 800 });
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
  ])('a draft with %o has faults and is not written', (part, faults) => {
    expect(faultsOf({ ...full, ...part })).toMatchObject(faults);
    expect(writtenOf({ ...full, ...part })).toBeNull();
  });

  test('a draft may be due on its issue date and cost nothing', () => {
    const free = { ...full, dueDate: today, lines: [{ ...full.lines[0]!, cost: 0 }] };
    expect(faultsOf(free)).toBeNull();
  });

  test('chargedOf counts missing amounts and quantities as 0', () => {
    const lines = [
      { ...full.lines[0]!, cost: null },
      { ...full.lines[0]!, quantity: null },
    ];
    expect(chargedOf({ ...full, lines }).lines).toMatchObject([{ cost: 0 }, { quantity: 0 }]);
  });

  test('blankLine never reuses a line id', () => {
    expect(blankLine([...full.lines, { ...full.lines[0]!, id: '9' }]).id).toBe('10');
  });
});
