import type { PaperWidth, PrintDocument } from '@servery/api';
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

/** Lets the person choose a printer, and answers how to print on it; rejects when they choose none. */
export async function openWay(way: Way): Promise<Open> {
  if (way === 'dialog') return ({ document, width }) => printPage(document, width);
  const Driver = await loaders[way]();
  const driver = new Driver();
  const connected = new Promise<void>((resolve) => {
    driver.addEventListener('connected', () => resolve());
  });
  await driver.connect();
  await Promise.race([
    connected,
    new Promise((_, reject) =>
      setTimeout(() => reject(new Error('No printer was chosen.')), 3_000),
    ),
  ]);
  return async ({ bytes }) => {
    await driver.print(Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)));
    await driver.disconnect?.();
  };
}
