import { importMenus, Problem, type ImportResult, type ImportRow } from '@servery/api';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { importMessages as messages } from '../../messages/import.ts';
import { maxRows, rowsOf } from './sheet.ts';

interface Chosen {
  name: string;
  rows: ImportRow[];
  result: ImportResult;
}

/** Reads a file of items, sends it as a dry run, and imports it once confirmed. */
export function useImport(merchant_id: number | null, onDone: () => void) {
  const { formatMessage } = useIntl();
  const { trigger, isMutating } = useMenuAction(importMenus);
  const explain = useProblemText();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [formError, setFormError] = useState<string>();
  const [reading, setReading] = useState<string | null>(null);
  const send = (rows: ImportRow[], is_dry_run: boolean) =>
    trigger({ body: { merchant_id, is_dry_run, rows } });

  const guarded = async (run: () => Promise<void>) => {
    setFormError(undefined);
    try {
      await run();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setFormError(explain(error));
    }
  };

  const read = (file: File) =>
    guarded(async () => {
      setChosen(null);
      setReading(file.name);
      try {
        const { default: Papa } = await import('papaparse');
        const text = await file.text();
        const { data } = Papa.parse<string[]>(text, { skipEmptyLines: 'greedy' });
        const rows = rowsOf(data);
        if (!rows) return setFormError(formatMessage(messages.unreadable));
        if (rows.length > maxRows)
          return setFormError(formatMessage(messages.tooLong, { most: maxRows }));
        setChosen({ name: file.name, rows, result: await send(rows, true) });
      } finally {
        setReading(null);
      }
    });

  const take = () =>
    guarded(async () => {
      if (!chosen) return;
      const result = await send(chosen.rows, false);
      if (!result.is_committed) return setChosen({ ...chosen, result });
      const { created, updated } = result;
      toast.success({ title: formatMessage(messages.done, { created, updated }) });
      onDone();
    });

  return { chosen, formError, reading, isPending: isMutating, read, take };
}
