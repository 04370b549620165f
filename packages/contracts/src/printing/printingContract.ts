import {
  changePrintJob,
  clearPrinterJob,
  createPrinter,
  deletePrinter,
  createPrintAgent,
  deletePrintAgent,
  greetPrintAgent,
  listPrintAgents,
  pairPrintAgent,
  type PrintAgent,
  getPrintJob,
  getPrintTemplate,
  listPrinters,
  listPrintJobs,
  nameOf,
  previewSummary,
  printCombined,
  printCombineReceipt,
  printNamed,
  printOrder,
  printReceipt,
  printTable,
  reportPrintJob,
  reprintJob,
  savePrintTemplate,
  takePrintJob,
  updatePrinter,
  type Printer,
  type PrintJob,
} from '@servery/api';
import { beforeAll, describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { outletCases } from '../outletCases.ts';
import { PrintStage, type PrintingHost } from './printing.ts';
import { printAgentCases } from './printAgents.ts';
import { printersCases } from './printers.ts';
import { printDocumentCases } from './printDocuments.ts';
import { printJobCases } from './printJobs.ts';
import { printTakingCases } from './printTaking.ts';

/** The endpoints covered by the printing contract, as `GET /path`. */
export const printingEndpoints: ReadonlySet<string> = new Set(
  [
    changePrintJob,
    clearPrinterJob,
    createPrinter,
    deletePrinter,
    createPrintAgent,
    deletePrintAgent,
    greetPrintAgent,
    listPrintAgents,
    pairPrintAgent,
    getPrintJob,
    getPrintTemplate,
    listPrinters,
    listPrintJobs,
    previewSummary,
    printCombined,
    printCombineReceipt,
    printNamed,
    printOrder,
    printReceipt,
    printTable,
    reportPrintJob,
    reprintJob,
    savePrintTemplate,
    takePrintJob,
    updatePrinter,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of printing must pass. The last one checks that every endpoint
 * was called.
 */
export function printingContract(start: () => Promise<PrintingHost> | PrintingHost): void {
  const stage = new PrintStage();
  beforeAll(() => stage.open(start));

  listLaws(stage, {
    name: 'printers',
    list: listPrinters,
    username: 'merchant',
    query: {},
    search: 'front',
    textOf: ({ name }: Printer) => name,
  });
  listLaws(stage, {
    name: 'print jobs',
    list: listPrintJobs,
    username: 'merchant',
    query: { state: 'printed' },
    search: 'receipt',
    textOf: ({ title, printer }: PrintJob) => `${title}\n${printer.name}`,
  });
  outletCases(stage, [[getPrintTemplate], [listPrintAgents], [listPrinters], [listPrintJobs]]);

  describe('printers', () => {
    printersCases(stage);
  });
  describe('print agent', () => {
    printAgentCases(stage);
  });
  listLaws(stage, {
    name: 'print agents',
    list: listPrintAgents,
    username: 'merchant',
    query: {},
    search: 'kitchen',
    textOf: ({ name }: PrintAgent) => name,
  });
  describe('printed document', () => {
    printDocumentCases(stage);
  });
  describe('print job', () => {
    printJobCases(stage);
  });
  describe('printer that fetches its jobs', () => {
    printTakingCases(stage);
  });

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...printingEndpoints].toSorted());
  });
}
