import { Problem, type Printer, type PrintJob, type PrintTemplate } from '@servery/api';
import {
  firstTemplate,
  namesOf,
  paperOf,
  showJob,
  showPrinterIn,
  waiting,
  type JobBeside,
  type JobRecord,
  type Paper,
  type PrinterBook,
  type PrinterQueue,
  type PrinterRecord,
  type AgentRecord,
} from '@servery/domain/printing';
import type { OrderRecord, Shop } from '@servery/domain/orders';
import type { SampleMerchant } from '@servery/domain/fixtures';
import { sampleJobs, samplePrinters } from './samplePrints.ts';

/** A print agent with its secrets. The sample doesn't need to hash them. */
export interface SampleAgent {
  agent: AgentRecord;
  code: string;
  token: string | null;
}

/** The printers, print jobs, print templates and print agents of a world. */
export class Prints {
  readonly printers = new Map<number, PrinterRecord>();
  /** Deleted printers, which existing jobs still refer to. */
  readonly gone = new Map<number, PrinterRecord>();
  readonly jobs = new Map<number, JobRecord>();
  readonly templates = new Map<number, PrintTemplate>();
  readonly agents = new Map<number, SampleAgent>();

  begin(merchants: readonly SampleMerchant[], orders: readonly OrderRecord[]): void {
    for (const entries of [this.printers, this.gone, this.jobs, this.templates, this.agents])
      entries.clear();
    for (const merchant of merchants) {
      for (const printer of samplePrinters(merchant)) this.printers.set(printer.id, printer);
      for (const job of sampleJobs(merchant, orders)) {
        this.jobs.set(job.id, job);
        const printer = this.printers.get(job.printer_id);
        if (printer && job.state === 'printed')
          this.printers.set(printer.id, { ...printer, printed_at: job.state_at });
      }
    }
  }

  /** Returns the print agent of a token. */
  agentOf(token: string): AgentRecord | null {
    return [...this.agents.values()].find((one) => one.token === token)?.agent ?? null;
  }

  printer(id: number): PrinterRecord {
    const printer = this.printers.get(id);
    if (!printer) throw new Problem('notFound');
    return printer;
  }

  job(id: number): JobRecord {
    const job = this.jobs.get(id);
    if (!job) throw new Problem('notFound');
    return job;
  }

  printersOf(merchant_id: number): PrinterRecord[] {
    return [...this.printers.values()].filter((one) => one.merchant_id === merchant_id);
  }

  jobsOfOrder(order_id: number): JobRecord[] {
    return this.jobsOfOrders([order_id]);
  }

  /** Returns the jobs of some orders, the oldest first. */
  jobsOfOrders(order_ids: readonly number[]): JobRecord[] {
    return [...this.jobs.values()]
      .filter((job) => job.order_id !== null && order_ids.includes(job.order_id))
      .toSorted((a, b) => a.id - b.id);
  }

  /** Returns the waiting jobs of a printer in their order. */
  queueOf(printer_id: number): JobRecord[] {
    return [...this.jobs.values()]
      .filter((job) => job.printer_id === printer_id && waiting.has(job.state))
      .toSorted((a, b) => a.id - b.id);
  }

  template(shop: Shop): PrintTemplate {
    return { ...(this.templates.get(shop.id) ?? firstTemplate(shop)), ...namesOf(shop) };
  }

  paper(shop: SampleMerchant): Paper {
    return paperOf(shop, this.template(shop));
  }

  beside({ id, printer_id, first_printer_id }: JobRecord): JobBeside {
    const named = (one: number) => this.printers.get(one) ?? this.gone.get(one)!;
    return {
      printer: named(printer_id),
      first: first_printer_id === null ? null : named(first_printer_id),
      place: this.queueOf(printer_id).findIndex((job) => job.id === id) + 1 || null,
    };
  }

  show(job: JobRecord): PrintJob {
    return showJob(job, this.beside(job));
  }

  /** Returns the printers of a merchant with the state of their queues. */
  book(merchant_id: number): PrinterBook {
    const printers = this.printersOf(merchant_id);
    const queues = new Map(printers.map(({ id }) => [id, this.#standing(id)]));
    return { merchant_id, printers, queues, isNetworkOff: false };
  }

  #standing(printer_id: number): PrinterQueue {
    const queue = this.queueOf(printer_id);
    const given_up = [...this.jobs.values()].filter(
      (job) => job.printer_id === printer_id && job.state === 'dead',
    ).length;
    return { waiting: queue.length, given_up, failure: queue[0]?.failure ?? null };
  }

  showPrinter({ merchant_id, id }: PrinterRecord): Printer {
    return showPrinterIn(this.book(merchant_id), id);
  }

  /** Stores a merchant's printers after a rule has changed them. */
  savePrinters(before: PrinterBook, { printers }: PrinterBook): void {
    for (const printer of printers) this.printers.set(printer.id, printer);
    const current = new Set(printers.map(({ id }) => id));
    for (const printer of before.printers.filter(({ id }) => !current.has(id))) {
      this.printers.delete(printer.id);
      this.gone.set(printer.id, printer);
    }
  }

  save(job: JobRecord): void {
    this.jobs.set(job.id, job);
    const printer = this.printers.get(job.printer_id);
    if (printer && job.state === 'printed')
      this.printers.set(printer.id, { ...printer, printed_at: job.state_at });
  }
}
