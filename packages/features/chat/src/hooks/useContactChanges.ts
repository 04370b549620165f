import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import {
  clearChat,
  deleteChatContact,
  reportChatContact,
  restoreChat,
  restoreChatContact,
  updateChatContact,
  type ChatContact,
  type ChatReason,
} from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactWords as words } from '../messages/contact.ts';
import { useChatCache } from './useChatCache.ts';

/** What somebody is marked with. */
export type Marks = Pick<ChatContact, 'tags' | 'isImportant' | 'isMuted' | 'isBlocked'>;

/** Why somebody is reported, and whether they are blocked besides. */
export interface Report {
  reason: ChatReason;
  note: string;
  isBlocking: boolean;
}

/** Changes of contacts and their chats. Marks are seen at once, and taken back with a word where the host refuses. */
export function useContactChanges() {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { putContact, askAgain } = useChatCache();
  const trying = async (work: () => Promise<unknown>, back?: () => Promise<unknown>) => {
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      await back?.();
      toast.error({ title: formatMessage(words.notDone) });
      return false;
    }
  };
  const undo = (id: number, work: () => Promise<unknown>) => ({
    label: formatMessage(words.undo),
    onPress: () =>
      void trying(async () => {
        await work();
        await askAgain(id);
      }),
  });

  return {
    mark: async (contact: ChatContact, change: Partial<Marks>) => {
      await putContact({ ...contact, ...change });
      return trying(
        () => call(updateChatContact, { body: { id: contact.id, change } }),
        () => putContact(contact),
      );
    },
    clear: ({ id, fullName }: ChatContact) =>
      trying(async () => {
        await call(clearChat, { body: { contactId: id } });
        await askAgain(id);
        toast.success({
          title: formatMessage(words.cleared),
          text: fullName,
          action: undo(id, () => call(restoreChat, { body: { contactId: id } })),
        });
      }),
    /** The contact goes with its chat; whoever was looking at it has to be elsewhere by then. */
    remove: ({ id, fullName }: ChatContact, onGone: () => void) =>
      trying(async () => {
        await call(deleteChatContact, { query: { id } });
        onGone();
        await askAgain(id);
        toast.success({
          title: formatMessage(words.deleted),
          text: fullName,
          action: undo(id, () => call(restoreChatContact, { body: { id } })),
        });
      }),
    report: async ({ id, fullName }: ChatContact, report: Report) => {
      const { contact } = await call(reportChatContact, { body: { contactId: id, ...report } });
      await putContact(contact);
      toast.success({ title: formatMessage(words.reported), text: fullName });
    },
  };
}
