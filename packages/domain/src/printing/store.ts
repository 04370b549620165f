import type { DailyReport, Printer, PrintTemplate, Shift } from '@servery/api';
import type { Store } from '../commands/Store.ts';
import type { CodedStore } from '../devices/store.ts';
import type { OrderRecord } from '../orders/record.ts';
import type { Days } from '../reports/facts.ts';
import type { AgentRecord } from './agents.ts';
import type { Doing, JobRecord } from './jobs.ts';
import type { JobBeside } from './showJob.ts';
import type { Paper } from './paper.ts';
import type { PrinterBook, PrinterChange } from './printerBook.ts';
import type { PrinterRecord } from './printers.ts';

/** The context of the printing rules: the actor, the time and new ids. */
export interface PrintContext extends Doing {
  nextId: () => number;
}

/** A locked job, with the related data that is shown with it. */
export interface HeldJob {
  job: JobRecord;
  beside: JobBeside;
}

/** Storage of print jobs. */
export interface PrintJobStore {
  /**
   * Locks a job in the caller's scope until the unit ends.
   * @throws `notFound`
   */
  lock(id: number): Promise<HeldJob>;
  /**
   * Locks the jobs in `openStates` at a printer, or at all printers of a merchant. The jobs of one
   * order are adjacent, because saving them locks their orders in turn.
   */
  lockOpen(merchant_id: number, printer_id: number | null): Promise<HeldJob[]>;
  /**
   * Reads a job in the caller's scope without locking it.
   * @throws `notFound`
   */
  find(id: number): Promise<JobRecord>;
  /** Returns the id of the next job of a printer without locking it. */
  head(printer: PrinterRecord): Promise<number | null>;
  /** Adds new jobs at the end of their printers' queues. */
  add(jobs: readonly JobRecord[]): Promise<void>;
  /** Saves a job after a rule ran; its `newsOf` goes to the audit and to live screens. */
  save(job: JobRecord): Promise<void>;
  /** Returns the related data of a saved job. */
  besideOf(job: JobRecord): Promise<JobBeside>;
  /** Returns the jobs of some orders of a merchant, oldest first, without locking them. */
  ofOrders(merchant_id: number, order_ids: readonly number[]): Promise<readonly JobRecord[]>;
}

/** The audit entry of a change of printers. */
export interface PrinterAction {
  did: string;
  /** The number of jobs that were cancelled with it. */
  cleared?: number;
}

/** Storage of a merchant's printers. */
export interface PrinterStore extends Store<
  number,
  PrinterBook,
  PrintContext,
  PrinterChange,
  PrinterAction
> {
  /**
   * Returns the merchant of a printer in the caller's scope.
   * @throws `notFound`
   */
  merchantOf(printer_id: number): Promise<number>;
  /**
   * Reads a printer in the caller's scope without locking it.
   * @throws `notFound`
   */
  find(printer_id: number): Promise<PrinterRecord>;
  /** Returns the printers of a merchant without locking them. */
  of(merchant_id: number): Promise<readonly PrinterRecord[]>;
}

/** Storage of print templates. */
export type PrintTemplateStore = Store<number, PrintTemplate, PrintContext, PrintTemplate>;

/** The orders of one combined receipt. */
export interface CombineSource {
  /** Limits the orders to this merchant; if empty, to the caller's scope. */
  merchant_id: number | '' | null;
  /** The transaction whose orders are combined; empty if orders are listed. */
  transaction_id: string;
  order_id: readonly number[];
}

/** The data that documents are made from. */
export interface PrintSources {
  /** Returns the merchant, template and texts for a merchant's documents. */
  paper(merchant_id: number): Promise<Paper>;
  /**
   * Returns the ids of the orders on a table's bill, the oldest first.
   * @throws `notFound` if the merchant has no such table
   */
  ordersOnTable(merchant_id: number, table_id: number): Promise<readonly number[]>;
  /** Returns the report of some trading days: the fixed one if they were closed together. */
  report(merchant_id: number, days: Days): Promise<DailyReport>;
  /**
   * Returns a shift as the caller sees it.
   * @throws `notFound`
   */
  shift(id: number): Promise<Shift>;
  /**
   * Returns the orders of one receipt; of a transaction, at most `maxCombined`.
   * @throws `notFound` if a listed order is outside the scope
   */
  ordersToCombine(source: CombineSource): Promise<readonly OrderRecord[]>;
}

/** Storage of print agents. */
export interface AgentStore extends CodedStore<AgentRecord> {
  /** Saves a paired agent, and returns its new token. */
  pair(agent: AgentRecord): Promise<{ token: string; merchant_name: string }>;
  /** Locks the calling agent; returns null if the caller isn't an agent. */
  lockCaller(): Promise<AgentRecord | null>;
  /** Saves when an agent last called. */
  saveSeen(agent: AgentRecord): Promise<void>;
  /** Returns the active printers that a merchant's agents serve, by name. */
  printersFor(merchant_id: number): Promise<Printer[]>;
}

/** The storage for printing. */
export interface PrintStores {
  readonly context: PrintContext;
  readonly agents: AgentStore;
  readonly jobs: PrintJobStore;
  readonly printers: PrinterStore;
  readonly sources: PrintSources;
  readonly templates: PrintTemplateStore;
}
