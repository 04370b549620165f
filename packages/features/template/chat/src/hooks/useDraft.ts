import type { ChatAttachment } from '@servery/api/template';
import { useState } from 'react';
import type { Draft } from './useOutbox.ts';

const blank: Draft = { message: '', attachment: null };

/** Unsent drafts by contact id; they survive switching between chats. */
export function useDrafts() {
  const [drafts] = useState(() => new Map<number, Draft>());
  return drafts;
}

/** The draft of a message to a contact. */
export function useDraft(drafts: Map<number, Draft>, contactId: number) {
  const [draft, setDraft] = useState(() => drafts.get(contactId) ?? blank);
  const put = (next: Draft) => {
    drafts.set(contactId, next);
    setDraft(next);
  };
  return {
    ...draft,
    write: (message: string) => put({ ...draft, message }),
    attach: (attachment: ChatAttachment | null) =>
      put({ ...(drafts.get(contactId) ?? draft), attachment }),
    clear: () => put(blank),
  };
}
