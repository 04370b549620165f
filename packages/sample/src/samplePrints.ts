import type { PrintEvent } from '@servery/api';
import { showOrder, type OrderRecord } from '@servery/domain/orders';
import {
  ticketOf,
  wholeOf,
  firstTemplate,
  paperOf,
  receiptOf,
  testPageOf,
  type JobRecord,
  type PrinterRecord,
} from '@servery/domain/printing';
import type { SampleMerchant } from '@servery/domain/fixtures';

const most = 14;

type Shop = Pick<SampleMerchant, 'id' | 'name' | 'settings'>;

/**
 * Returns the printers of an outlet: at the front counter, in the kitchen, at the bar, and one next
 * to a tablet.
 */
export function samplePrinters({ id }: Pick<Shop, 'id'>): PrinterRecord[] {
  const base = id * 10_000 + 7_000;
  const common = {
    version: 1,
    merchant_id: id,
    port: 9100,
    code_page: 'auto',
    is_active: true,
    has_drawer: false,
    printed_at: null,
  } as const;
  return [
    {
      ...common,
      id: base,
      name: 'Front counter',
      connection: 'network',
      host: '192.168.1.50',
      width: 80,
      duties: ['receipt', 'bill', 'report'],
      fallback_id: base + 2,
    },
    {
      ...common,
      id: base + 1,
      name: 'Kitchen',
      connection: 'agent',
      host: '',
      width: 80,
      duties: ['kitchen'],
      fallback_id: base,
    },
    {
      ...common,
      id: base + 2,
      name: 'Bar',
      connection: 'network',
      host: '192.168.1.52',
      width: 58,
      duties: [],
      fallback_id: null,
    },
    {
      ...common,
      id: base + 3,
      name: 'Tablet at the door',
      connection: 'browser',
      host: '',
      width: 58,
      duties: [],
      fallback_id: null,
    },
  ];
}

const after = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

const done = (
  job: Pick<JobRecord, 'id' | 'document' | 'order_id' | 'order_number' | 'lines'>,
  printer: PrinterRecord,
  { at, by, state }: { at: string; by: string; state: 'printed' | 'dead' },
): JobRecord => {
  const end = after(at, 2);
  const failure = state === 'dead' ? 'paper_out' : null;
  const event = (did: PrintEvent['did'], when: string): PrintEvent => ({
    at: when,
    by: did === 'made' ? by : 'rule',
    did,
    printer: printer.name,
    failure: did === 'gave_up' ? failure : null,
  });
  return {
    ...job,
    version: 3,
    merchant_id: printer.merchant_id,
    printer_id: printer.id,
    first_printer_id: null,
    zone_id: null,
    fallback_id: null,
    state,
    is_copy: false,
    attempts: 1,
    next_at: null,
    expires_at: null,
    until: null,
    failure,
    events: [
      event('made', at),
      event('sending', after(at, 1)),
      event(state === 'dead' ? 'gave_up' : 'printed', end),
    ],
    created_at: at,
    created_by: by,
    state_at: end,
  };
};

/** Returns the jobs with their ids reassigned in order of creation, as a host would assign them. */
function inOrder(jobs: readonly JobRecord[]): JobRecord[] {
  const ids = jobs.map(({ id }) => id).toSorted((a, b) => a - b);
  return jobs
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
    .map((job, place) => ({ ...job, id: ids[place]! }));
}

/**
 * Returns the print jobs of an outlet's latest orders, and a test page that the bar printer gave up
 * for lack of paper.
 */
export function sampleJobs(shop: Shop, orders: readonly OrderRecord[]): JobRecord[] {
  const [counter, kitchen, bar] = samplePrinters(shop) as [
    PrinterRecord,
    PrinterRecord,
    PrinterRecord,
  ];
  const paper = paperOf(shop, firstTemplate(shop));
  const accepted = orders
    .filter(({ merchant_id, accepted_at }) => merchant_id === shop.id && accepted_at)
    .slice(-most);
  const last = accepted.at(-1);
  const failed = last
    ? [
        done(
          {
            id: last.id + 2,
            document: testPageOf(bar, paper, new Date(last.accepted_at!)),
            order_id: null,
            order_number: '',
            lines: [],
          },
          bar,
          { at: last.accepted_at!, by: 'Aishah Rahman', state: 'dead' },
        ),
      ]
    : [];
  const jobs = accepted.flatMap((order) => {
    const whole = wholeOf(order);
    const head = { order_id: order.id, order_number: order.number };
    const at = after(order.accepted_at!, 3);
    const by = order.staff?.name ?? 'rule';
    const ticket = done(
      {
        ...head,
        id: order.id,
        document: ticketOf(order, whole, 'kitchen', paper, new Date(at)),
        lines: whole.map(({ line, quantity }) => ({ line_id: line.id, quantity })),
      },
      kitchen,
      { at, by, state: 'printed' },
    );
    const paid = order.payments.findLast(({ state }) => state === 'captured')?.at;
    if (!paid) return [ticket];
    const document = receiptOf(showOrder(order), paper);
    const receipt = { ...head, id: order.id + 1, document, lines: [] };
    return [ticket, done(receipt, counter, { at: after(paid, 5), by, state: 'printed' })];
  });
  return inOrder([...jobs, ...failed]);
}
