import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { saveEmailDraft, updateEmails } from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useWholeTime } from '../../hooks/useMailTime.ts';
import { changeMessages } from '../../messages/changes.ts';
import { composeMessages as messages, willBeSentMessages } from '../../messages/compose.ts';
import { writtenOf } from './written.ts';
import type { Drafting } from './useDraft.ts';

interface Ending {
  onClose: () => void;
  onOpen: (id: number) => void;
  onChanged: () => void;
}

/** Actions that finish a message, sending or discarding it, with an "Undo" toast. */
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
      toast.error({ title: formatMessage(changeMessages.notDone) });
      return false;
    }
  };
  const showUndoToast = (title: string, undo: () => Promise<unknown>, id: number) =>
    toast.success({
      title,
      text: drafting.draft.subject,
      action: {
        label: formatMessage(changeMessages.undo),
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
        ? formatMessage(willBeSentMessages, { time: when(mail.sendAt) })
        : formatMessage(messages.sent);
      const body = { id: mail.id, email: writtenOf(drafting.draft) };
      showUndoToast(title, () => call(saveEmailDraft, { body }), mail.id);
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
      showUndoToast(formatMessage(messages.discarded), () => moveTo('draft'), id);
    },
  };
}
