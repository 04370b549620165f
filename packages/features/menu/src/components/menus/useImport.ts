import { importMenus, Problem, type ImportResult } from '@servery/api';
import { useFormat } from '@servery/screens';
import { toast } from '@servery/ui';
import {
  readSheetFile,
  useCsvTexts,
  type CsvFile,
  type DecimalMark,
} from '@servery/ui/spreadsheet';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { readSheet, type Sheet, type SheetError } from './readSheet.ts';
import { refusedCells } from './refusedCells.ts';
import { maxRows } from './sheet.ts';

interface Chosen {
  name: string;
  csv: CsvFile;
  sheet: Sheet;
  /** The answer to the question about numbers. */
  mark: DecimalMark | null;
  /** Null until the file has been checked. */
  result: ImportResult | null;
  errors: SheetError[];
}

/** Reads a file of items, sends it as a dry run, and imports it once confirmed. */
export function useImport(merchant_id: number | null, onDone: () => void) {
  const { formatMessage } = useIntl();
  const { symbol, currency } = useFormat(merchant_id ?? undefined);
  const { notText } = useCsvTexts();
  const { trigger, isMutating } = useMenuAction(importMenus);
  const explain = useProblemText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [formError, setFormError] = useState<string>();
  const [reading, setReading] = useState<string | null>(null);

  /** Sends the rows, and shows the result or the refusal. */
  const send = async (file: Omit<Chosen, 'result' | 'errors'>, is_dry_run: boolean) => {
    const { rows, locate } = file.sheet;
    try {
      const result = await trigger({ body: { merchant_id, is_dry_run, rows } });
      setChosen({ ...file, result, errors: locate(result.errors) });
      return result;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const errors = locate(refusedCells(error));
      if (errors.length > 0) setChosen({ ...file, result: null, errors });
      else setFormError(explain(error));
      return null;
    }
  };

  const check = async (name: string, csv: CsvFile, mark: DecimalMark | null) => {
    const sheet = readSheet(csv, [symbol, currency], mark);
    if (!sheet) return setFormError(formatMessage(messages.unreadable));
    if (sheet.rows.length > maxRows)
      return setFormError(formatMessage(messages.tooLong, { most: maxRows }));
    const file = { name, csv, sheet, mark };
    setChosen({ ...file, result: null, errors: sheet.errors });
    if (sheet.errors.length === 0 && (mark || !sheet.question)) await send(file, true);
  };

  const read = async (name: string, load: () => Promise<Blob>) => {
    setChosen(null);
    setFormError(undefined);
    setReading(name);
    try {
      const csv = await load()
        .then(readSheetFile)
        .catch(() => null);
      if (csv) await check(name, csv, null);
      else setFormError(notText);
    } finally {
      setReading(null);
    }
  };

  const answer = async (mark: DecimalMark) => {
    setFormError(undefined);
    if (chosen) await check(chosen.name, chosen.csv, mark);
  };

  const take = async () => {
    if (!chosen) return;
    setFormError(undefined);
    const result = await send(chosen, false);
    if (!result?.is_committed) return;
    const { created, updated } = result;
    toast.success({ title: formatMessage(messages.done, { created, updated }) });
    onDone();
  };

  return { chosen, formError, reading, isPending: isMutating, read, answer, take };
}
