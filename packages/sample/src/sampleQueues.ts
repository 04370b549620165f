import type { EntryRecord, QueueBook, QueueRecord } from '@servery/domain/queue';
import { businessDate } from '@servery/domain/time';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { randomOf } from '@servery/domain/template';

interface Plan {
  name: string;
  prefix: string;
  sizes: readonly [min: number, max: number];
  average: number;
  served: number;
  waiting: number;
  state?: QueueRecord['state'];
}

const plans: readonly Plan[] = [
  { name: 'Couples', prefix: 'A', sizes: [1, 2], average: 6, served: 9, waiting: 5 },
  { name: 'Families', prefix: 'B', sizes: [3, 5], average: 9, served: 6, waiting: 4 },
  { name: 'Long tables', prefix: 'C', sizes: [6, 12], average: 20, served: 2, waiting: 2 },
  {
    name: 'Terrace',
    prefix: 'T',
    sizes: [1, 8],
    average: 15,
    served: 0,
    waiting: 0,
    state: 'closed',
  },
];

const names = [
  'Aina Zulkifli',
  'Wei Ling',
  'Ravi',
  'Nurul',
  'Kok Seng',
  'Priya Nair',
  'Hafiz Rahman',
  'Mei Yee',
  'Daniel',
  'Siti Hajar',
  'Farid',
  'Shanti',
] as const;

const minute = 60_000;

/**
 * Returns today's entries of a queue: some were served, one was called, one has arrived, the others
 * are waiting.
 */
function entriesOf(
  shop: SampleMerchant,
  queue: QueueRecord,
  { average, served, waiting, sizes, state = 'open' }: Plan,
  born: Date,
): EntryRecord[] {
  const random = randomOf('queue', queue.id, born.toISOString().slice(0, 10));
  const business_date = businessDate(born, shop.settings);
  const count = state === 'open' ? served + waiting + 2 : 0;
  return Array.from({ length: count }, (_, i) => {
    const sequence = i + 1;
    // The last party joined two minutes ago, the others earlier, at the queue's own pace.
    const joined = born.getTime() - ((count - i - 1) * (average * 0.8) + 2) * minute;
    const waited = Math.round(average * (1.4 + random.next()));
    const isServed = i < served;
    const status = isServed
      ? ('served' as const)
      : i === served
        ? ('arrived' as const)
        : i === served + 1
          ? ('called' as const)
          : ('waiting' as const);
    const called = isServed
      ? joined + waited * minute
      : born.getTime() - (i === served ? 6 : 4) * minute;
    const at = (time: number) => new Date(time).toISOString();
    const isCalled = status !== 'waiting';
    const id = queue.id * 100 + sequence;
    return {
      id,
      version: 1 + (isCalled ? 1 : 0),
      queue_id: queue.id,
      business_date,
      sequence,
      number: `${queue.prefix}${sequence}`,
      name: random.chance(0.85) ? random.pick(names) : '',
      phone: random.chance(0.7) ? `+6012${String(3_000_000 + (id % 90_000) * 17).slice(0, 7)}` : '',
      party: random.whole(...sizes),
      status,
      position: id,
      joined_at: at(joined),
      quoted_minutes: Math.ceil((average * (waiting + 2) * 0.8) / 5) * 5,
      called_at: isCalled ? at(called) : null,
      calls: isCalled ? 1 : 0,
      arrived_at: isServed || status === 'arrived' ? at(called + 2 * minute) : null,
      ended_at: isServed ? at(Math.min(called + 3 * minute, born.getTime() - minute)) : null,
      reason: '',
      is_guest: random.chance(0.6),
      token: `${shop.id}-sample-entry-${id}`,
      undo: null,
    };
  });
}

/**
 * Returns the queues of an outlet at a point in time. The outlet that hasn't opened yet has none.
 */
export function sampleQueues(shop: SampleMerchant, born: Date): QueueBook {
  const merchant_id = shop.id;
  if (shop.trade === 0) return { merchant_id, queues: [], entries: [] };
  const rows = plans.map((plan, i) => {
    const { name, prefix, sizes, average, state = 'open' } = plan;
    const id = shop.id * 10_000 + 8000 + i;
    const queue: QueueRecord = {
      id,
      version: 1,
      name,
      prefix,
      state,
      party_min: sizes[0],
      party_max: sizes[1],
      max_length: 100,
      average_minutes: average,
      call_minutes: 10,
      is_notifying: false,
      token: `${shop.id}-sample-queue-${id}`,
      is_deleted: false,
    };
    return { queue, entries: entriesOf(shop, queue, plan, born) };
  });
  return {
    merchant_id,
    queues: rows.map(({ queue }) => queue),
    entries: rows.flatMap(({ entries }) => entries),
  };
}
