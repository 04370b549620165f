import type { Socket } from 'node:net';

/** How printers are reached, where it is not as usual. */
export interface PrintingSettings {
  /** Whether the server reaches no printer by address: it runs elsewhere. @default false */
  isNetworkOff?: boolean;
  /** Opens a connection to a printer whose address was looked at. */
  dial?: (address: { host: string; port: number }) => Socket;
  /** Milliseconds that a printer has: to answer the connection, a question, and for the paper. */
  patience?: Partial<Patience>;
}

/** How long is waited for a printer, in milliseconds. */
export interface Patience {
  connect: number;
  status: number;
  print: number;
}

/** Waits that a slow printer needs and a person can bear. */
export const usualPatience: Patience = { connect: 3_000, status: 400, print: 10_000 };
