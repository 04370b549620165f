import type { Socket } from 'node:net';

/** Overrides of the defaults for reaching printers. */
export interface PrintingSettings {
  /**
   * Whether the server can't reach printers by address because it runs elsewhere. @default false
   */
  isNetworkOff?: boolean;
  /** Opens a connection to a printer whose address has been checked. */
  dial?: (address: { host: string; port: number }) => Socket;
  /** Timeouts in milliseconds: to connect, for a status response, and for printing. */
  timeouts?: Partial<PrinterTimeouts>;
}

/** Timeouts of a printer, in milliseconds. */
export interface PrinterTimeouts {
  connect: number;
  status: number;
  print: number;
}

/** The default timeouts: long enough for a slow printer, short enough for the user. */
export const defaultTimeouts: PrinterTimeouts = { connect: 3_000, status: 400, print: 10_000 };
