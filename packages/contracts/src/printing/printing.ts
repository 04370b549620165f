import { listPrinters, printOrder, type Order, type Printer, type PrintJob } from '@servery/api';
import type { ContractHost } from '../host.ts';
import { Stage } from '../Stage.ts';

/** A host for the printing contract, which also provides orders to print. */
export interface PrintingHost extends ContractHost {
  /** Places an order of two roti tisu and a fried chicken at a table of the first outlet. */
  place: (table_id: number) => Promise<Order>;
  /** Accepts an order, so that the kitchen has to make it. */
  accept: (order: Order) => Promise<Order>;
  /** Voids the first line of an order. */
  voidLine: (order: Order) => Promise<Order>;
  orderNow: (id: number) => Promise<Order>;
}

/** A stage with orders to print. */
export class PrintStage extends Stage {
  get orders(): PrintingHost {
    return this.host as PrintingHost;
  }
}

/** The first table of the sample's first outlet. */
export const firstTable = 1_013_000;

/** Places and accepts an order. */
export const acceptedOrder = async ({ orders }: PrintStage): Promise<Order> =>
  orders.accept(await orders.place(firstTable));

/** Returns one of the sample's printers by its name. */
export async function printerNamed(
  stage: PrintStage,
  name: string,
  username = 'merchant',
): Promise<Printer> {
  const { aaData } = await stage.as(username, listPrinters, { query: { length: 100 } });
  const printer = aaData.find((one) => one.name === name);
  if (!printer) throw new Error(`There is no printer ${name}.`);
  return printer;
}

/** Prints an order and returns the last job. */
export async function printed(
  stage: PrintStage,
  order: Pick<Order, 'id'>,
  type: 'kitchen' | 'bill' | 'receipt' = 'kitchen',
  more: { printer_id?: number; again?: boolean } = {},
): Promise<PrintJob> {
  const body = { order_id: order.id, type, ...more };
  const { jobs } = await stage.as('merchant', printOrder, { body });
  return jobs.at(-1)!;
}
