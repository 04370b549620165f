import { createCategory, createMenu, displayOrders, type Client } from '@servery/api';
import type { TestServer } from '../test/serverOn.ts';
import type { Engine, Figure, Input, Part } from './part.ts';
import { perServer } from './perServer.ts';
import { addOutlets, itemsEach, merchant_id } from './pushes/addOutlets.ts';
import { tryChangedItem, tryNewItem, tryPrice, type Pushed } from './pushes/trials.ts';
import { p95, timed } from './timed.ts';

const readsAlone = 100;
/** The other outlets of the sample’s group, which have none of the pushed items. */
const lacking = 3;
const price = { before: 1_290, after: 1_350 };

/** Reads the board of a merchant until `isOver`; returns how long each took, in milliseconds. */
async function readBoard(client: Client, isOver: (reads: number) => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver(times.length))
    times.push((await timed(() => client.call(displayOrders, { query: {} })))[1]);
  return times;
}

/** A kind of push: its result, and the reads of another merchant’s board beside it. */
interface Trial extends Pushed {
  kind: string;
  /** The number of outlets that it has to change. */
  expected: number;
  beside: number[];
}

/** Pushes and takes back while another merchant reads its board. */
async function measure(
  server: TestServer,
  many: number,
): Promise<{ trials: Trial[]; alone: number[] }> {
  const [group, other] = [await server.as('supermerchant'), await server.as('merchant.bangsar')];
  const category = await group.call(createCategory, { body: { merchant_id, name: 'Pushed' } });
  const item = await group.call(createMenu, {
    body: {
      merchant_id,
      name: 'Nasi lemak',
      code: 'PUSH',
      price: price.before,
      tax_class: 'SST',
      category_id: category.id,
    },
  });
  await addOutlets(server.database.kysely, many, item.id);
  await readBoard(other, (reads) => reads === readsAlone);
  const alone = await readBoard(other, (reads) => reads === readsAlone);
  const attempt = async (
    kind: string,
    expected: number,
    push: () => Promise<Pushed>,
  ): Promise<Trial> => {
    const work = { isOver: false };
    const reading = readBoard(other, () => work.isOver);
    const pushed = await push();
    work.isOver = true;
    return { ...pushed, kind, expected, beside: await reading };
  };
  const latest = { ...item, version: item.version + 2 };
  const trials = [
    // A price also changes at the item’s own outlet, and is a version of the item there, as is
    // taking it back.
    await attempt('price', many + 1, () => tryPrice(group, item.id, price.after)),
    await attempt('changed item', many + lacking, () => tryChangedItem(group, latest)),
    await attempt('new item', many + lacking, () => tryNewItem(group, item)),
  ];
  return { trials, alone };
}

async function figuresOn(server: TestServer, engine: Engine, { long }: Input): Promise<Figure[]> {
  const many = long ? 200 : 30;
  const { trials, alone } = await measure(server, many);
  const group = `${many} outlets of ${itemsEach} items`;
  return trials.flatMap((trial) => {
    const time = (what: string, ms: number): Figure => ({
      what: `${what} of a ${trial.kind} to ${group}`,
      engine,
      figure: `${Math.round(ms)} ms`,
      goal: 'aim: at most 10 s for 200',
      ok: true,
    });
    const [before, beside] = [p95(alone), p95(trial.beside)];
    return [
      {
        what: `outlets that the push of a ${trial.kind} to ${group} changes`,
        engine,
        figure: String(trial.outlets),
        goal: String(trial.expected),
        ok: trial.outlets === trial.expected,
      },
      time('preview', trial.previewMs),
      time('push', trial.pushMs),
      time('undoing the push', trial.undoMs),
      {
        what: `p95 of another merchant’s board alone, beside the push of a ${trial.kind}`,
        engine,
        figure: `${before.toFixed(1)}, ${beside.toFixed(1)} ms (× ${(beside / before).toFixed(2)})`,
        goal: 'aim × 1.2',
        ok: true,
      },
    ];
  });
}

/** Prices and items that are pushed to all outlets of a large group, and taken back. */
export const part: Part = {
  name: 'pushes',
  summary: 'prices and items are pushed to a large group of outlets',
  run: perServer(figuresOn),
};
