import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { saveEmailDraft, updateEmails } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../../hooks/useMailTime.ts';
import { changeWords } from '../../messages/changes.ts';
import { composeWords as words, willBeSentWords } from '../../messages/compose.ts';
import { writtenOf } from './written.ts';
import type { Drafting } from './useDraft.ts';

interface Ending {
  onClose: () => void;
  onOpen: (id: number) => void;
  onChanged: () => void;
}

/** How writing ends, with the way back: sent, waiting to be sent, or thrown away. */
export function useEnding(drafting: Drafting, { onClose, onOpen, onChanged }: Ending) {
  const { formatMessage } = useIntl();
  const when = useWholeTime();
  const { call } = useClient();

  /** Runs a change and shows a toast if it fails; returns whether it succeeded. */
  const isDone = async (change: () => Promise<unknown>) => {
    try {
      await change();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(changeWords.notDone) });
      return false;
    }
  };
  const tell = (title: string, undo: () => Promise<unknown>, id: number) =>
    toast.success({
      title,
      text: drafting.draft.subject,
      action: {
        label: formatMessage(changeWords.undo),
        onPress: () => {
          const goBack = async () => {
            if (!(await isDone(undo))) return;
            onChanged();
            onOpen(id);
          };
          void goBack();
        },
      },
    });

  return {
    send: async (at: Date | null) => {
      const mail = await drafting.send(at?.toISOString() ?? null);
      onChanged();
      onClose();
      const title = mail.sendAt
        ? formatMessage(willBeSentWords, { time: when(mail.sendAt) })
        : formatMessage(words.sent);
      const body = { id: mail.id, email: writtenOf(drafting.draft) };
      tell(title, () => call(saveEmailDraft, { body }), mail.id);
    },
    discard: async () => {
      await drafting.save();
      drafting.end();
      onClose();
      const id = drafting.id();
      if (id === null) return;
      const moveTo = (folder: 'trash' | 'draft') =>
        call(updateEmails, { body: { emailIds: [id], dataToUpdate: { folder } } });
      if (!(await isDone(() => moveTo('trash')))) return;
      onChanged();
      tell(formatMessage(words.discarded), () => moveTo('draft'), id);
    },
  };
}
