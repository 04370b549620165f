import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import {
  deleteEmails,
  getEmail,
  listEmails,
  maxEmailIds,
  toggleEmailLabel,
  updateEmails,
  type Email,
  type EmailBefore,
  type EmailFolder,
  type EmailLabel,
} from '@servery/api/template';
import { nameOf } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useSWRConfig, type Arguments } from 'swr';
import { changeMessages as messages, deletedMessages, movedMessages } from '../messages/changes.ts';

type Flags = Partial<Pick<Email, 'isRead' | 'isStarred'>>;

const pieces = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / maxEmailIds) }, (_, piece) =>
    ids.slice(piece * maxEmailIds, (piece + 1) * maxEmailIds),
  );

interface Shown {
  emails?: Email[];
  emailsMeta?: { total: number };
  id?: number;
}

/**
 * Returns a cached response, a list or one email, after a change; null removes an email from lists.
 */
const changed = (data: Shown | undefined, change: (mail: Email) => Email | null) => {
  if (data?.id !== undefined) return change(data as Email) ?? data;
  if (!data?.emails) return data;
  const emails = data.emails.flatMap((mail) => change(mail) ?? []);
  const gone = data.emails.length - emails.length;
  const emailsMeta = { ...data.emailsMeta!, total: data.emailsMeta!.total - gone };
  return { ...data, emails, emailsMeta };
};

/** Changes to emails, shown optimistically and reverted with a toast if the request fails. */
export function useEmailChanges() {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { mutate } = useSWRConfig();
  const isShown = (key: unknown) =>
    Array.isArray(key) && (key[0] === nameOf(listEmails) || key[0] === nameOf(getEmail));
  /** Applies a change to every cached response; returns a function that restores them. */
  const show = (change: (mail: Email) => Email | null) => {
    const keys: Arguments[] = [];
    void mutate((key) => {
      if (isShown(key)) keys.push(key);
      return false;
    });
    const before = new Map<Arguments, Shown | undefined>();
    for (const key of keys)
      void mutate(
        key,
        (data: Shown | undefined) => {
          before.set(key, data);
          return changed(data, change);
        },
        { revalidate: false },
      );
    return () => {
      for (const [key, data] of before) void mutate(key, data, { revalidate: false });
    };
  };
  const refresh = () => void mutate(isShown).catch(() => undefined);
  /** Applies a change optimistically and sends it; returns whether it succeeded. */
  const atOnce = async (change: (mail: Email) => Email | null, send: () => Promise<unknown>) => {
    const putCacheBack = show(change);
    try {
      await send();
      return true;
    } catch (error) {
      // Refetching may fail as well, which would leave the change on screen.
      putCacheBack();
      if (!(error instanceof Problem)) throw error;
      toast.error({ title: formatMessage(messages.notDone) });
      return false;
    } finally {
      refresh();
    }
  };
  const update = async (ids: readonly number[], dataToUpdate: Flags & { folder?: EmailFolder }) => {
    const before: EmailBefore[] = [];
    for (const emailIds of pieces(ids))
      before.push(...(await call(updateEmails, { body: { emailIds, dataToUpdate } })).before);
    return before;
  };
  const putBack = (before: readonly EmailBefore[]) =>
    atOnce(
      (mail) => mail,
      async () => {
        for (const [folder, mails] of Map.groupBy(before, (one) => one.folder))
          await update(
            mails.map(({ id }) => id),
            { folder },
          );
      },
    );

  return {
    refresh,
    mark: (ids: readonly number[], flags: Flags) => {
      const meant = new Set(ids);
      return atOnce(
        (mail) => (meant.has(mail.id) ? { ...mail, ...flags } : mail),
        () => update(ids, flags),
      );
    },
    /** Moves emails and shows a toast with "Undo". */
    move: async (ids: readonly number[], folder: EmailFolder) => {
      const meant = new Set(ids);
      let before: EmailBefore[] = [];
      const isDone = await atOnce(
        (mail) => (meant.has(mail.id) ? null : mail),
        async () => {
          before = await update(ids, { folder });
        },
      );
      if (isDone)
        toast.success({
          title: formatMessage(movedMessages[folder], { count: ids.length }),
          action: { label: formatMessage(messages.undo), onPress: () => void putBack(before) },
        });
      return isDone;
    },
    /** Permanently deletes emails from the trash. */
    remove: async (ids: readonly number[]) => {
      const meant = new Set(ids);
      const isDone = await atOnce(
        (mail) => (meant.has(mail.id) ? null : mail),
        async () => {
          for (const emailIds of pieces(ids)) await call(deleteEmails, { body: { emailIds } });
        },
      );
      if (isDone) toast.success({ title: formatMessage(deletedMessages, { count: ids.length }) });
    },
    /** Adds a label to all emails, or removes it if all of them have it. */
    label: (ids: readonly number[], label: EmailLabel) =>
      atOnce(
        (mail) => mail,
        async () => {
          let isOn: boolean | undefined;
          for (const emailIds of pieces(ids)) {
            const { emails } = await call(toggleEmailLabel, {
              body: { emailIds, label, ...(isOn !== undefined && { isOn }) },
            });
            isOn ??= emails.some(({ labels }) => labels.includes(label));
          }
        },
      ),
  };
}

/** The available changes to emails. */
export type EmailChanges = ReturnType<typeof useEmailChanges>;
