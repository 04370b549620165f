import { printLanguages } from '@servery/api';
import { expect, test } from 'vitest';
import { contextBy, anyOrder, outlet } from '../orders/anyOrder.ts';
import { combineOrders, moveOrder, toggleOrderStatus, type OrderRecord } from '../orders/index.ts';
import { automaticPrints, mayPrintItself } from './automatic.ts';
import { newJob, type JobRecord } from './jobs.ts';
import { firstTemplate, paperOf } from './paper.ts';
import type { PrinterRecord } from './printers.ts';
import { renderText } from './renderText.ts';

const printer = (id: number): PrinterRecord => ({
  id,
  version: 1,
  merchant_id: outlet.id,
  name: `Printer ${id}`,
  connection: 'network',
  host: `192.168.1.${id}`,
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties: ['kitchen'],
  fallback_id: null,
  has_drawer: false,
  is_active: true,
  printed_at: null,
});
const { now } = contextBy();
const before = anyOrder();
const accepted = toggleOrderStatus(
  before,
  { version: before.version, status: 'accepted' },
  contextBy(),
);
const [, next] = outlet.tables;
const moved = (order: OrderRecord) =>
  moveOrder(order, { id: next!.id, name: next!.name }, contextBy());

type Choice = Partial<Pick<ReturnType<typeof firstTemplate>, 'auto_kitchen' | 'language'>>;
const source = (choice: Choice = {}, jobs: readonly JobRecord[] = []) => ({
  jobs,
  paper: paperOf(outlet, { ...firstTemplate(outlet), auto_kitchen: ['dine_in'], ...choice }),
  now,
  places: { zones: [], printers: [printer(1), printer(2)] },
});
/** The print jobs of an accepted order. */
const jobs = automaticPrints(before, accepted, source()).map((input, i) =>
  newJob(input, printer(2), { by: 'rule', now, id: i + 1 }),
);

test('a slip in each paper language names both tables, at the printer that got the ticket', () => {
  expect(mayPrintItself(accepted, moved(accepted))).toBe(true);
  for (const language of printLanguages) {
    const slips = automaticPrints(accepted, moved(accepted), source({ language }, jobs));
    expect(slips).toHaveLength(1);
    expect(slips[0]).toMatchObject({ printer_id: 2, order: { id: accepted.id } });
    expect(slips[0]!.lines).toBeUndefined();
    const text = renderText(slips[0]!.document, 58);
    expect(text).toContain(`${accepted.table!.name} -> ${next!.name}`);
    expect(text).not.toContain('Roti');
  }
});

test('prints no slip if automatic tickets are off, nothing is awaited or nothing was printed', () => {
  const slipsFor = (order: OrderRecord, of: ReturnType<typeof source>) =>
    automaticPrints(order, moved(order), of);
  expect(slipsFor(accepted, source({ auto_kitchen: ['pickup'] }, jobs))).toEqual([]);
  expect(slipsFor(accepted, source({}, []))).toEqual([]);
  const items = accepted.items.map((line) => ({ ...line, status: 'served' as const }));
  expect(slipsFor({ ...accepted, items }, source({}, jobs))).toEqual([]);
  expect(mayPrintItself(accepted, { ...accepted, covers: 9 })).toBe(false);
});

test('a combination into another table’s order prints where the dishes go', () => {
  const target = moved(anyOrder());
  const versions = new Map([accepted, target].map(({ id, version }) => [id, version]));
  const [, merged] = combineOrders(target, [accepted], versions, contextBy());
  expect(mayPrintItself(accepted, merged!)).toBe(true);
  const slipsFor = (into: OrderRecord['table']) =>
    automaticPrints(accepted, merged!, { ...source({}, jobs), into });
  expect(slipsFor(accepted.table)).toEqual([]);
  expect(slipsFor(null)).toEqual([]);
  const [slip] = slipsFor(target.table);
  expect(slip).toMatchObject({ printer_id: 2, order: { id: accepted.id } });
  expect(renderText(slip!.document, 80)).toContain(`${accepted.table!.name} -> ${next!.name}`);
});
