import type { ChatAttachment } from '@servery/api/template';
import { useState } from 'react';
import type { Words } from './useOutbox.ts';

const blank: Words = { message: '', attachment: null };

/** Words that were begun and not sent, by contact: they are there when one comes back. */
export function useDrafts() {
  const [drafts] = useState(() => new Map<number, Words>());
  return drafts;
}

/** What is being written to a contact. */
export function useDraft(drafts: Map<number, Words>, contactId: number) {
  const [draft, setDraft] = useState(() => drafts.get(contactId) ?? blank);
  const put = (next: Words) => {
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
