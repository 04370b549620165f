import type { Unit } from '../commands/Unit.ts';
import { newJob } from './jobs.ts';
import type { PrinterRecord } from './printers.ts';

/** The longest that the opening of a drawer waits, in seconds: the person may have left by then. */
const drawerSeconds = 20;

/**
 * Returns the printer that opens a cash drawer: the one that the drawer is connected to, otherwise
 * the receipt printer, or else the first with a drawer. Returns null if it can't open one.
 */
export function drawerPrinterOf(
  printers: readonly PrinterRecord[],
  printer_id: number | null,
): PrinterRecord | null {
  const able = printers
    .filter(({ is_active, has_drawer }) => is_active && has_drawer)
    .toSorted((a, b) => a.id - b.id);
  // The drawer of another printer may be someone else's.
  if (printer_id !== null) return able.find(({ id }) => id === printer_id) ?? null;
  return able.find(({ duties }) => duties.includes('receipt')) ?? able[0] ?? null;
}

/** The drawer to open, and the order that it is opened for. */
interface Opening {
  /** The printer that the drawer is connected to; null for the receipt printer. */
  printer_id: number | null;
  order?: { id: number; number: string } | null;
}

/**
 * Queues the opening of a cash drawer. It is part of the unit that moves the cash, so a repeated
 * request opens nothing. Does nothing if no printer has a drawer.
 */
export async function openDrawer(
  unit: Unit,
  merchant_id: number,
  { printer_id, order = null }: Opening,
): Promise<void> {
  const { context, jobs, printers, sources } = unit.prints;
  const printer = drawerPrinterOf(await printers.of(merchant_id), printer_id);
  if (!printer) return;
  const { template, messages } = await sources.paper(merchant_id);
  const job = newJob(
    {
      document: {
        kind: 'drawer',
        title: messages.drawer,
        language: template.language,
        direction: template.language === 'ar' ? 'rtl' : 'ltr',
        copy_mark: messages.copy,
        blocks: [{ type: 'drawer' }],
      },
      order,
      seconds: drawerSeconds,
    },
    printer,
    { by: context.by, now: context.now, id: context.nextId() },
  );
  await jobs.add([job]);
}
