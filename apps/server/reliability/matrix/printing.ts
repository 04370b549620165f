import {
  changePrintJob,
  clearPrinterJob,
  createPrinter,
  deletePrinter,
  createPrintAgent,
  deletePrintAgent,
  greetPrintAgent,
  listPrintAgents,
  pairPrintAgent,
  getPrintJob,
  getPrintTemplate,
  listPrinters,
  listPrintJobs,
  previewSummary,
  printCombined,
  printCombineReceipt,
  printNamed,
  printOrder,
  printReceipt,
  printTable,
  reportPrintJob,
  reprintJob,
  savePrintTemplate,
  takePrintJob,
  updatePrinter,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import { contractNow, contractSample } from '@servery/contracts';
import { merchants, sampleJobs, sampleOrders } from '@servery/sample';
import type { Aim, Entry } from './entries.ts';

const aimed =
  (at: Entry['at']) =>
  <E extends AnyEndpoint>(
    to: E,
    input: (aim: Aim) => Input<E>,
    more: Partial<Entry> = {},
  ): Entry => ({ to, at, input: input as (aim: Aim) => object, ...more });
const order = aimed('order');
const merchant = aimed('merchant');
const nothing = aimed('nothing');

const printerOf = ({ merchant_id }: Aim, at = 0) => merchant_id * 10_000 + 7_000 + at;
const printedOrders = sampleOrders({ now: contractNow, ...contractSample });
const jobOf = ({ merchant_id }: Aim) =>
  merchants
    .filter(({ id }) => id === merchant_id)
    .flatMap((shop) => sampleJobs(shop, printedOrders))
    .at(-1)?.id ?? 1;
const old = 999;
const printerFields = {
  name: 'Matrix',
  connection: 'network' as const,
  host: '8.8.8.8',
  width: 80 as const,
  duties: [],
  fallback_id: null,
  is_active: true,
};
const paper = {
  language: 'en' as const,
  logo: null,
  shows_staff: true,
  shows_guest: true,
  shows_options: true,
  shows_tax: true,
  shows_payments: true,
  is_kitchen_large: true,
};

let agents = 0;

/** All uses of the printing endpoints. */
export const printingMatrix: readonly Entry[] = [
  order(printReceipt, (aim) => ({ query: { order_id: aim.order.id } })),
  order(printCombineReceipt, (aim) => ({ query: { order_id: [aim.order.id] } })),
  order(printCombined, (aim) => ({ body: { order_id: [aim.order.id] } })),
  order(printOrder, (aim) => ({ body: { order_id: aim.order.id, type: 'receipt' as const } })),
  merchant(printTable, ({ merchant_id }) => ({ body: { merchant_id, table_id: 1 } }), {
    done: 'notFound',
  }),
  merchant(printNamed, (aim) => ({
    params: { name: 'print_test_page' as const },
    body: { merchant_id: aim.merchant_id, printer_id: printerOf(aim) },
  })),
  merchant(previewSummary, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listPrinters, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listPrintJobs, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getPrintTemplate, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(getPrintJob, (aim) => ({ params: { id: jobOf(aim) } })),
  merchant(reprintJob, (aim) => ({
    params: { id: jobOf(aim) },
    body: { printer_id: printerOf(aim) },
  })),
  merchant(
    changePrintJob,
    (aim) => ({
      params: { id: jobOf(aim) },
      body: { action: 'cancel' as const, version: old },
    }),
    { done: 'conflict' },
  ),
  merchant(takePrintJob, (aim) => ({ params: { id: printerOf(aim, 1) }, body: {} }), {
    byAgent: 'done',
  }),
  merchant(
    reportPrintJob,
    (aim) => ({ params: { id: jobOf(aim) }, body: { attempt: old, outcome: 'printed' as const } }),
    { done: 'notAllowedNow', byAgent: 'notAllowedNow' },
  ),
  merchant(clearPrinterJob, ({ merchant_id }) => ({ body: { merchant_id } })),
  merchant(listPrintAgents, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(createPrintAgent, ({ merchant_id }) => ({
    // Names must be unique.
    body: { merchant_id, name: `Matrix agent ${++agents}` },
  })),
  merchant(deletePrintAgent, () => ({ params: { id: 1 }, body: { version: old } }), {
    done: 'notFound',
  }),
  // A few wrong codes would lock the address; an empty one is refused before it is counted.
  nothing(pairPrintAgent, () => ({ body: { code: '' } }), { always: 'invalid' }),
  nothing(greetPrintAgent, () => ({ body: {} }), { done: 'notFound', byAgent: 'done' }),
  merchant(createPrinter, ({ merchant_id }) => ({ body: { merchant_id, ...printerFields } }), {
    done: 'invalid',
  }),
  merchant(
    updatePrinter,
    (aim) => ({ params: { id: printerOf(aim) }, body: { version: old, ...printerFields } }),
    { done: 'conflict' },
  ),
  merchant(deletePrinter, (aim) => ({ params: { id: printerOf(aim) }, body: { version: old } }), {
    done: 'conflict',
  }),
  merchant(
    savePrintTemplate,
    ({ merchant_id }) => ({ body: { merchant_id, version: old, ...paper } }),
    { done: 'conflict' },
  ),
];
