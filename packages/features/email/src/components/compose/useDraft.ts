import { Problem } from '@servery/api';
import { useClient } from '@servery/api/client';
import { saveEmailDraft, sendEmail } from '@servery/api/template';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Draft } from './draft.ts';
import { writtenOf } from './written.ts';

/** How what is written is kept. */
export type Keeping = 'clean' | 'saving' | 'saved' | 'failed';

const restMs = 1_000;

/** What is being written. It is kept by itself once the hand rests, and when its window closes. */
export function useDraft(
  start: { id: number | null; draft: Draft; sendAt: string | null },
  onSaved: (id: number, isOpen: boolean) => void,
) {
  const { call } = useClient();
  const [draft, setDraft] = useState(start.draft);
  const [keeping, setKeeping] = useState<Keeping>('clean');
  const [sendAt, setSendAt] = useState(start.sendAt);
  const [kept] = useState(() => ({
    id: start.id,
    draft: start.draft,
    latest: start.draft,
    sendAt: start.sendAt,
    queue: Promise.resolve(),
    isOver: false,
    isOpen: true,
  }));
  const tell = useRef(onSaved);
  useEffect(() => {
    tell.current = onSaved;
  }, [onSaved]);

  const keep = async () => {
    const { latest } = kept;
    if (latest === kept.draft || kept.isOver) return;
    setKeeping('saving');
    try {
      const body = { id: kept.id, email: writtenOf(latest), sendAt: kept.sendAt };
      const { email } = await call(saveEmailDraft, { body });
      kept.id = email.id;
      kept.draft = latest;
      setKeeping('saved');
      tell.current(email.id, kept.isOpen);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setKeeping('failed');
    }
  };
  /** One after the other: a draft gets one number. */
  const save = () => {
    kept.queue = kept.queue.then(keep);
    return kept.queue;
  };
  const rest = useEffectEvent(() => void save());
  useEffect(() => {
    if (draft === kept.draft) return undefined;
    const timer = setTimeout(() => rest(), restMs);
    return () => clearTimeout(timer);
  }, [draft, kept]);
  useEffect(() => {
    kept.isOpen = true;
    return () => {
      kept.isOpen = false;
      rest();
    };
  }, [kept]);

  return {
    draft,
    keeping,
    change: (part: Partial<Draft>) => {
      kept.latest = { ...kept.latest, ...part };
      setDraft(kept.latest);
    },
    save,
    sendAt,
    /** It no longer waits to be sent. */
    unschedule: () => {
      kept.sendAt = null;
      setSendAt(null);
      // As if something had been written: it is kept anew.
      kept.latest = { ...kept.latest };
      setDraft(kept.latest);
    },
    /** Its number, once it has one. */
    id: () => kept.id,
    /** Sends it; a refusal is the caller’s. */
    send: async (at: string | null) => {
      // From here on nothing is kept: a draft that is kept beside would take the place of what is sent.
      kept.isOver = true;
      try {
        await kept.queue;
        const email = writtenOf(kept.latest);
        return (await call(sendEmail, { body: { id: kept.id, email, sendAt: at } })).email;
      } catch (error) {
        kept.isOver = false;
        throw error;
      }
    },
    /** Nothing of it is kept from here on. */
    end: () => {
      kept.isOver = true;
    },
  };
}

/** What is being written, and what can be done with it. */
export type Drafting = ReturnType<typeof useDraft>;
