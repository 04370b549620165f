import { Problem, type Named } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { exportMessages as messages } from '../messages/export.ts';
import { downloadMerchant, type DownloadProgress } from './downloadMerchant.ts';
import { useProblemText } from './useProblemText.ts';

/** Other errors are those of a chunk of the app that couldn’t be loaded. */
const problemOf = (error: unknown) => (error instanceof Problem ? error : new Problem('offline'));

/**
 * Returns a function that downloads everything of a merchant, and its progress; null while it isn’t
 * running. It can be cancelled, and a partial file is never saved.
 */
export function useDownload({ id, name }: Named) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const attempt = useErrorToast(useProblemText());
  const [progress, setProgress] = useState<DownloadProgress | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = () => {
    const stop = new AbortController();
    running.current = stop;
    setProgress({ done: 0, total: 0 });
    return attempt(async () => {
      try {
        const { signal } = stop;
        const options = { onProgress: setProgress, signal };
        const file = await downloadMerchant(client, id, options);
        const { saveFile } = await import('@servery/ui/spreadsheet');
        saveFile(file, `${name}.zip`);
        toast.success({ title: formatMessage(messages.done, { name }) });
      } catch (error) {
        if (stop.signal.aborted) return;
        throw problemOf(error);
      } finally {
        setProgress(null);
      }
    });
  };
  return { download, progress, cancel: () => running.current?.abort() };
}
