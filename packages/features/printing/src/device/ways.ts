import type { PaperWidth, PrintDocument } from '@servery/api';
import { openedCable } from './cables.ts';
import { PrintTrouble } from './PrintTrouble.ts';
import { printPage } from './printPage.ts';

/** How a page reaches the printer beside it. */
export type Way = 'usb' | 'serial' | 'dialog';

/** The ways that this browser has. */
export const waysHere = (): Way[] => [
  ...('usb' in navigator ? (['usb'] as const) : []),
  ...('serial' in navigator ? (['serial'] as const) : []),
  'dialog',
];

/** What is to be printed, in each form that a way may want. */
export interface Printable {
  document: PrintDocument;
  width: PaperWidth;
  /** ESC/POS, as base64. */
  bytes: string;
}

const loaders = {
  usb: async () => (await import('@point-of-sale/webusb-receipt-printer')).default,
  serial: async () => (await import('@point-of-sale/webserial-receipt-printer')).default,
};

/** An open printer: asked for first, as a browser lets a page ask only right after a press. */
export type Open = (what: Printable) => Promise<void>;

const keyOf = (way: Way) => `servery.print.${way}`;

function lastChosen(way: Way): Partial<ChosenDevice> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(way)) ?? 'null') as Partial<ChosenDevice> | null;
  } catch {
    return null;
  }
}

function keepChosen(way: Way, { vendorId, productId, serialNumber }: ChosenDevice): void {
  try {
    localStorage.setItem(keyOf(way), JSON.stringify({ vendorId, productId, serialNumber }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}

/** The drivers tell a moment after they opened one. */
const momentMs = 500;
const within = <T>(promise: Promise<T>): Promise<T | null> =>
  Promise.race([
    promise,
    new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), momentMs);
    }),
  ]);

async function openCable(way: 'usb' | 'serial') {
  const Driver = await loaders[way]();
  const driver = new Driver();
  const connected = new Promise<ChosenDevice>((resolve) => {
    driver.addEventListener('connected', resolve);
  });
  const known = lastChosen(way);
  // The one of last time is opened without a question: a cashier prints all evening.
  if (known) await driver.reconnect(known).catch(() => undefined);
  let device = known && (await within(connected));
  if (!device) {
    await driver.connect();
    device = await within(connected);
  }
  if (!device) throw new PrintTrouble('No printer was chosen.', { hasBegun: false });
  keepChosen(way, device);
  const cable = await openedCable(way, device);
  if (device.language !== null && device.language !== 'esc-pos') {
    await cable.close();
    throw new PrintTrouble(`It speaks ${device.language}.`, { hasBegun: false });
  }
  return cable;
}

/** Lets the person choose a printer, and answers how to print on it; rejects when they choose none. */
export async function openWay(way: Way): Promise<Open> {
  if (way === 'dialog') return ({ document, width }) => printPage(document, width);
  const cable = await openCable(way);
  return async ({ bytes }) => {
    try {
      await cable.send(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
    } finally {
      await cable.close().catch(() => undefined);
    }
  };
}
