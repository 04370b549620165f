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
import { contactMessages as messages } from '../messages/contact.ts';
import { useChatCache } from './useChatCache.ts';

/** The fields of a contact that the user can change. */
export type Marks = Pick<ChatContact, 'tags' | 'isImportant' | 'isMuted' | 'isBlocked'>;

/** The reason and note of a report, and whether the contact is also blocked. */
export interface Report {
  reason: ChatReason;
  note: string;
  isBlocking: boolean;
}

/**
 * Changes to contacts and their chats. Changed fields are shown optimistically, and reverted with a
 * toast if the request fails.
 */
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
      toast.error({ title: formatMessage(messages.notDone) });
      return false;
    }
  };
  const undo = (id: number, work: () => Promise<unknown>) => ({
    label: formatMessage(messages.undo),
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
          title: formatMessage(messages.cleared),
          text: fullName,
          action: undo(id, () => call(restoreChat, { body: { contactId: id } })),
        });
      }),
    /**
     * Deletes the contact with its chat. `onGone` runs before the queries are refetched and has to
     * navigate away from it.
     */
    remove: ({ id, fullName }: ChatContact, onGone: () => void) =>
      trying(async () => {
        await call(deleteChatContact, { query: { id } });
        onGone();
        await askAgain(id);
        toast.success({
          title: formatMessage(messages.deleted),
          text: fullName,
          action: undo(id, () => call(restoreChatContact, { body: { id } })),
        });
      }),
    report: async ({ id, fullName }: ChatContact, report: Report) => {
      const { contact } = await call(reportChatContact, { body: { contactId: id, ...report } });
      await putContact(contact);
      toast.success({ title: formatMessage(messages.reported), text: fullName });
    },
  };
}
