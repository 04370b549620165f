import { listPrinters, printOrder, type Order, type Printer, type PrintJob } from '@servery/api';
import type { ContractHost } from './host.ts';
import { Stage } from './Stage.ts';

/** What a host gives the printing contract besides: orders to print, made as that host makes them. */
export interface PrintingHost extends ContractHost {
  /** An order of two roti tisu and a fried chicken just placed at a table of the first outlet. */
  place: (table_id: number) => Promise<Order>;
  /** An order that the kitchen is to make of it. */
  accept: (order: Order) => Promise<Order>;
  /** The order without its first line. */
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

/** An order that the kitchen is to make. */
export const acceptedOrder = async ({ orders }: PrintStage): Promise<Order> =>
  orders.accept(await orders.place(firstTable));

/** One of the sample's printers by its name. */
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

/** An order's latest print of a kind. */
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
