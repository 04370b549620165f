import {
  createPrinter,
  editKitchenZone,
  getPrintTemplate,
  listKitchenZones,
  listPrinters,
  savePrintTemplate,
  updatePrinter,
  type Client,
  type PrinterFields,
} from '@servery/api';
import { startPrinter } from '../../../server/test/fakePrinter.ts';

/** A printer that records the pages printed on it. */
export type PaperTray = Awaited<ReturnType<typeof startPrinter>>;

/** Starts a printer on this machine and returns its port. */
export { startPrinter };

const fields = (name: string, host: string, duties: PrinterFields['duties']): PrinterFields => ({
  name,
  connection: 'network',
  host,
  port: 9100,
  width: 80,
  code_page: 'auto',
  duties,
  fallback_id: null,
  has_drawer: false,
  is_active: true,
});

/** Gives some kitchen zones their own printers; `hosts` has their addresses by the zone's name. */
export async function giveZonesPrinters(
  { call }: Client,
  hosts: Readonly<Record<string, string>>,
): Promise<void> {
  const { aaData: zones } = await call(listKitchenZones, { query: { length: 100 } });
  for (const [name, host] of Object.entries(hosts)) {
    const zone = zones.find((one) => one.name === name);
    if (!zone) throw new Error(`The sample has no zone ${name}.`);
    const printer = await call(createPrinter, {
      body: { merchant_id: null, ...fields(`${name} printer`, host, []) },
    });
    const { id, version, is_active, is_fallback, course, has_display } = zone;
    await call(editKitchenZone, {
      params: { id },
      body: {
        version,
        name,
        is_active,
        is_fallback,
        course,
        has_display,
        printer_id: printer.id,
        category_ids: zone.categories.map((category) => category.id),
        item_ids: zone.items.map((item) => item.id),
      },
    });
  }
}

/** Makes the printer at an address the one for receipts. */
export async function giveTillPrinter({ call }: Client, host: string): Promise<void> {
  const { aaData } = await call(listPrinters, { query: { length: 100 } });
  const till = aaData.find(({ duties }) => duties.includes('receipt'));
  if (!till) throw new Error('The sample has no printer for receipts.');
  const { id, version, name, duties } = till;
  await call(updatePrinter, { params: { id }, body: { version, ...fields(name, host, duties) } });
}

/**
 * Turns on automatic printing of kitchen tickets for table orders, and of receipts after payment.
 */
export async function printByItself({ call }: Client): Promise<void> {
  const {
    merchant_name: _name,
    merchant_profile: _profile,
    ...template
  } = await call(getPrintTemplate, { query: {} });
  const chosen = { auto_kitchen: ['dine_in'], auto_receipt: ['dine_in'] } as const;
  await call(savePrintTemplate, {
    body: {
      ...template,
      auto_kitchen: [...chosen.auto_kitchen],
      auto_receipt: [...chosen.auto_receipt],
    },
  });
}
