import { Problem, type PrintJob, type PrintTemplate } from '@servery/api';
import {
  firstTemplate,
  paperOf,
  showJob,
  showPrinter,
  waiting,
  type JobBeside,
  type JobRecord,
  type Paper,
  type PrinterRecord,
} from '../printing/index.ts';
import type { OrderRecord } from '../orders/index.ts';
import type { AgentRecord } from '../printing/agents.ts';
import type { SampleMerchant } from './merchants.ts';
import { sampleJobs, samplePrinters } from './samplePrints.ts';

/** An agent with its secrets: in a sample they need no hash. */
export interface SampleAgent {
  agent: AgentRecord;
  code: string;
  token: string | null;
}

/** The printers of a world, their jobs, and how paper looks there. */
export class Prints {
  readonly printers = new Map<number, PrinterRecord>();
  /** Printers that were taken away: their jobs still speak of them. */
  readonly gone = new Map<number, PrinterRecord>();
  readonly jobs = new Map<number, JobRecord>();
  readonly templates = new Map<number, PrintTemplate>();
  readonly agents = new Map<number, SampleAgent>();

  begin(merchants: readonly SampleMerchant[], orders: readonly OrderRecord[]): void {
    for (const kept of [this.printers, this.gone, this.jobs, this.templates, this.agents])
      kept.clear();
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

  /** The agent that a token is of. */
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

  /** The jobs of some orders, oldest first. */
  jobsOfOrders(order_ids: readonly number[]): JobRecord[] {
    return [...this.jobs.values()]
      .filter((job) => job.order_id !== null && order_ids.includes(job.order_id))
      .toSorted((a, b) => a.id - b.id);
  }

  /** What waits at a printer, in its order. */
  queueOf(printer_id: number): JobRecord[] {
    return [...this.jobs.values()]
      .filter((job) => job.printer_id === printer_id && waiting.has(job.state))
      .toSorted((a, b) => a.id - b.id);
  }

  template(shop: { id: number; name: string }): PrintTemplate {
    return this.templates.get(shop.id) ?? firstTemplate(shop);
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

  showPrinter(printer: PrinterRecord) {
    const queue = this.queueOf(printer.id);
    const fallback = printer.fallback_id === null ? null : this.printers.get(printer.fallback_id);
    const given_up = [...this.jobs.values()].filter(
      (job) => job.printer_id === printer.id && job.state === 'dead',
    ).length;
    return showPrinter(printer, {
      fallback_name: fallback?.name ?? null,
      waiting: queue.length,
      given_up,
      failure: queue[0]?.failure ?? null,
    });
  }

  keep(job: JobRecord): void {
    this.jobs.set(job.id, job);
    const printer = this.printers.get(job.printer_id);
    if (printer && job.state === 'printed')
      this.printers.set(printer.id, { ...printer, printed_at: job.state_at });
  }
}
