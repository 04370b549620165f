import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { saveEmailDraft, sendEmail } from '@servery/api/template';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { writtenOf } from './written.ts';

/** The save status of a draft. */
export type SaveStatus = 'clean' | 'saving' | 'saved' | 'failed';

const restMs = 1_000;

/**
 * State of a message being written. It's saved automatically one second after the last change, and
 * when the window closes.
 */
export function useDraft(
  start: { id: number | null; draft: Draft; sendAt: string | null },
  onSaved: (id: number, isOpen: boolean) => void,
) {
  const { call } = useClient();
  const [draft, setDraft] = useState(start.draft);
  const [saveStatus, setSaveStatus] = useState<SaveStatus>('clean');
  const [sendAt, setSendAt] = useState(start.sendAt);
  const [stored] = useState(() => ({
    id: start.id,
    draft: start.draft,
    latest: start.draft,
    sendAt: start.sendAt,
    queue: Promise.resolve(),
    isOver: false,
    isOpen: true,
  }));
  const notifySaved = useRef(onSaved);
  useEffect(() => {
    notifySaved.current = onSaved;
  }, [onSaved]);

  const saveLatest = async () => {
    const { latest } = stored;
    if (latest === stored.draft || stored.isOver) return;
    setSaveStatus('saving');
    try {
      const body = { id: stored.id, email: writtenOf(latest), sendAt: stored.sendAt };
      const { email } = await call(saveEmailDraft, { body });
      stored.id = email.id;
      stored.draft = latest;
      setSaveStatus('saved');
      notifySaved.current(email.id, stored.isOpen);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setSaveStatus('failed');
    }
  };
  /** Saves run one after the other, so that a new draft gets only one id. */
  const save = () => {
    stored.queue = stored.queue.then(saveLatest);
    return stored.queue;
  };
  const rest = useEffectEvent(() => void save());
  useEffect(() => {
    if (draft === stored.draft) return undefined;
    const timer = setTimeout(() => rest(), restMs);
    return () => clearTimeout(timer);
  }, [draft, stored]);
  useEffect(() => {
    stored.isOpen = true;
    return () => {
      stored.isOpen = false;
      rest();
    };
  }, [stored]);

  return {
    draft,
    saveStatus,
    change: (part: Partial<Draft>) => {
      stored.latest = { ...stored.latest, ...part };
      setDraft(stored.latest);
    },
    save,
    sendAt,
    /** Cancels the scheduled sending. */
    unschedule: () => {
      stored.sendAt = null;
      setSendAt(null);
      // A new object counts as a change, so that the draft is saved without its time.
      stored.latest = { ...stored.latest };
      setDraft(stored.latest);
    },
    /** Returns the draft's id, or null if it hasn't been saved yet. */
    id: () => stored.id,
    /** Sends the message. Rejects with the problem if it's refused. */
    send: async (at: string | null) => {
      // Stop saving: a draft saved afterwards would replace the sent message.
      stored.isOver = true;
      try {
        await stored.queue;
        const email = writtenOf(stored.latest);
        return (await call(sendEmail, { body: { id: stored.id, email, sendAt: at } })).email;
      } catch (error) {
        stored.isOver = false;
        throw error;
      }
    },
    /** Stops saving the draft. */
    end: () => {
      stored.isOver = true;
    },
  };
}

/** A draft being written and its actions. */
export type Drafting = ReturnType<typeof useDraft>;
