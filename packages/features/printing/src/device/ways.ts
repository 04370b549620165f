import type { PaperWidth, PrintDocument } from '@servery/api';
import { openedCable } from './cables.ts';
import { PrintError } from './PrintError.ts';
import { printPage } from './printPage.ts';

/** The connection between this device and its printer; `dialog` is the browser's print dialog. */
export type Way = 'usb' | 'serial' | 'dialog';

/** Returns the connections that this browser supports. */
export const waysHere = (): Way[] => [
  ...('usb' in navigator ? (['usb'] as const) : []),
  ...('serial' in navigator ? (['serial'] as const) : []),
  'dialog',
];

/** The data to print, in the formats that connections need. */
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

/**
 * Prints on an opened printer. It is opened first, because browsers allow a page to request a
 * device only right after a user gesture.
 */
export type Open = (what: Printable) => Promise<void>;

const keyOf = (way: Way) => `servery.print.${way}`;

function lastChosen(way: Way): Partial<ChosenDevice> | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(way)) ?? 'null') as Partial<ChosenDevice> | null;
  } catch {
    return null;
  }
}

function saveChosen(way: Way, { vendorId, productId, serialNumber }: ChosenDevice): void {
  try {
    localStorage.setItem(keyOf(way), JSON.stringify({ vendorId, productId, serialNumber }));
  } catch {
    // Without storage, the user is asked again.
  }
}

/** The drivers report an opened device with a short delay. */
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
  // Reconnect to the last printer without asking, because a cashier prints many times in a shift.
  if (known) await driver.reconnect(known).catch(() => undefined);
  let device = known && (await within(connected));
  if (!device) {
    await driver.connect();
    device = await within(connected);
  }
  if (!device) throw new PrintError('No printer was selected.', { hasBegun: false });
  saveChosen(way, device);
  const cable = await openedCable(way, device);
  if (device.language !== null && device.language !== 'esc-pos') {
    await cable.close();
    throw new PrintError(`The printer uses ${device.language}, which isn’t supported.`, {
      hasBegun: false,
    });
  }
  return cable;
}

/**
 * Opens a printer, asking the user to choose one if needed, and returns a function that prints on
 * it. Rejects if the user chooses none.
 */
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
