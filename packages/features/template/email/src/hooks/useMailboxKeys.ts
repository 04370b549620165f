import type { Email } from '@servery/api/template';
import type { RefObject } from 'react';
import type { AnswerWay } from '../emailView.ts';
import type { useActiveRow } from './useActiveRow.ts';
import type { Discard } from './useDiscard.ts';
import type { EmailChanges } from './useEmailChanges.ts';
import { useEmailKeys } from './useEmailKeys.ts';
import type { Marked } from './useSelection.ts';

interface MailboxKeysOptions {
  root: RefObject<HTMLElement | null>;
  search: RefObject<HTMLElement | null>;
  /** Whether an open email covers the list; it has its own shortcuts. */
  isCovered: boolean;
  active: ReturnType<typeof useActiveRow>;
  /** The email of the active row, if it's loaded. */
  mail: Email | undefined;
  marked: Marked;
  changes: Pick<EmailChanges, 'mark'>;
  onDiscard: Discard;
  onAnswer: (way: AnswerWay, id: number) => void;
  onStar: (mail: Email) => void;
  onCompose: () => void;
  onHelp: () => void;
}

/**
 * The shortcuts of the list and its active email. Composing and help also work while an email is
 * open.
 */
export function useMailboxKeys(options: MailboxKeysOptions): void {
  const { active, mail, marked, changes, onAnswer } = options;
  const onMail = (action: (mail: Email) => unknown) => (mail ? () => action(mail) : undefined);
  const everywhere = { c: options.onCompose, '?': options.onHelp };
  const inList = {
    '/': () => options.search.current?.focus(),
    j: () => active.go(active.row + 1),
    k: () => active.go(active.row - 1),
    x: onMail(({ id }) => marked.toggle(id)),
    s: onMail(options.onStar),
    u: onMail(({ id, isRead }) => changes.mark([id], { isRead: !isRead })),
    '#': onMail(({ id, folder }) => options.onDiscard([id], folder)),
    r: onMail(({ id }) => onAnswer('reply', id)),
    a: onMail(({ id }) => onAnswer('reply-all', id)),
    f: onMail(({ id }) => onAnswer('forward', id)),
    Escape: marked.selected.size > 0 ? marked.clear : undefined,
  };
  useEmailKeys(options.root, options.isCovered ? everywhere : { ...everywhere, ...inList });
}
