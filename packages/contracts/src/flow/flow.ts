import {
  editKitchenZone,
  getPrintJob,
  getPrintTemplate,
  listPrinters,
  listPrintJobs,
  savePrintTemplate,
  updateOrder,
  updatePrinter,
  type Input,
  type KitchenZone,
  type Order,
  type OrderChange,
  type PrintDocument,
  type Printer,
  type PrintJob,
} from '@servery/api';
import { zonesNow } from '../kitchen/kitchenZones.ts';
import type { Stage } from '../Stage.ts';

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

type ZoneInput = Omit<Input<typeof editKitchenZone>['body'], 'version'>;

/** Changes a kitchen zone by its name. */
export async function changeZone(
  stage: Stage,
  name: string,
  change: Partial<ZoneInput>,
): Promise<KitchenZone> {
  const { categories, items, ...zone } = (await zonesNow(stage))[name]!;
  const { id, merchant_id: _merchant, item_count: _count, ...rest } = zone;
  return stage.as('merchant', editKitchenZone, {
    params: { id },
    body: { ...rest, category_ids: idsOf(categories), item_ids: idsOf(items), ...change },
  });
}

/** Selects the prints that are automatic. */
export async function chooseAutomatic(
  stage: Stage,
  input: Partial<Pick<Input<typeof savePrintTemplate>['body'], 'auto_kitchen' | 'auto_receipt'>>,
): Promise<void> {
  const {
    merchant_name: _name,
    merchant_profile: _profile,
    ...rest
  } = await stage.as('merchant', getPrintTemplate, { query: {} });
  await stage.as('merchant', savePrintTemplate, {
    body: { ...rest, auto_kitchen: [], auto_receipt: [], ...input },
  });
}

/** Returns a printer by its name. */
export async function printerOf(stage: Stage, name: string): Promise<Printer> {
  const { aaData } = await stage.as('merchant', listPrinters, { query: { length: 100 } });
  return aaData.find((one) => one.name === name)!;
}

/** Activates or deactivates a printer. */
export async function switchPrinter(stage: Stage, name: string, is_active: boolean): Promise<void> {
  const printer = await printerOf(stage, name);
  const { id, version, connection, host, port, width, code_page, duties, fallback_id, has_drawer } =
    printer;
  const fields = {
    name,
    connection,
    host,
    port,
    width,
    code_page,
    duties,
    fallback_id,
    has_drawer,
  };
  await stage.as('merchant', updatePrinter, {
    params: { id },
    body: { ...fields, version, is_active },
  });
}

/** Returns the print jobs of an order in the order in which they were created. */
export async function printsOf(stage: Stage, { id }: Pick<Order, 'id'>): Promise<PrintJob[]> {
  const query = { order_id: id, order: 'asc', length: 100 } as const;
  return (await stage.as('merchant', listPrintJobs, { query })).aaData;
}

/** Returns the text of a document, line by line. */
export const textsOf = ({ blocks }: PrintDocument): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'text') return [block.text];
    return block.type === 'row'
      ? [
          block.cells
            .map(({ text }) => text)
            .join(' ')
            .trim(),
        ]
      : [];
  });

/** Returns the printed text of a job, line by line. */
export async function paperOf(stage: Stage, { id }: Pick<PrintJob, 'id'>): Promise<string[]> {
  const { document } = await stage.as('merchant', getPrintJob, { params: { id } });
  return textsOf(document);
}

/** Returns the dishes printed by some jobs, such as `2 x Roti tisu`. */
export const dishesOf = async (stage: Stage, jobs: readonly PrintJob[]): Promise<string[][]> =>
  Promise.all(
    jobs.map(async (job) => (await paperOf(stage, job)).filter((text) => /^\d+ x /.test(text))),
  );

/** Changes an order and returns it. */
export async function edited(
  stage: Stage,
  { id }: Pick<Order, 'id'>,
  ...changes: OrderChange[]
): Promise<Order> {
  const { version } = await stage.now({ id });
  const params = { order_id: id };
  return stage.as('merchant', updateOrder, { params, body: { version, changes } });
}

/** Makes the wok zone print at the bar, with the front counter as its backup printer. */
export async function wokAtBar(stage: Stage): Promise<void> {
  const [bar, counter] = [await printerOf(stage, 'Bar'), await printerOf(stage, 'Front counter')];
  await changeZone(stage, 'Wok', { printer_id: bar.id, fallback_printer_id: counter.id });
}
