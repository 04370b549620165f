import {
  bumpLines,
  fireLines,
  Problem,
  recallLines,
  undoBump,
  type KitchenTicket,
  type LineStatus,
  type TicketLine,
} from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useEffect, useRef, useState } from 'react';
import type { KeyedMutator } from 'swr';
import { mergeTickets, moved, narrowed, type KitchenBoard } from '../kitchenBoard.ts';

/** The last step, kept so that it can be undone. */
export interface LastStep {
  ticket: KitchenTicket;
  lines: readonly TicketLine[];
  kind: 'preparing' | 'ready' | 'recalled' | 'held' | 'queued';
}

/** Changes the status of lines of a ticket. */
export type TakeStep = (
  kind: LastStep['kind'],
  ticket: KitchenTicket,
  lines: readonly TicketLine[],
) => void;

const undoMs = 10_000;

const statusAfter: Record<LastStep['kind'], LineStatus> = {
  preparing: 'preparing',
  ready: 'ready',
  recalled: 'preparing',
  held: 'held',
  queued: 'queued',
};

/**
 * Returns the actions of the display. Each is shown optimistically, then replaced by the host's
 * response, and can be undone for 10 seconds.
 */
export function useKitchenSteps(zone_id: number | '', mutate: KeyedMutator<KitchenBoard>) {
  const bump = useAction(bumpLines);
  const recall = useAction(recallLines);
  const fire = useAction(fireLines);
  const undo = useAction(undoBump);
  const [last, setLast] = useState<LastStep | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const remember = (step: LastStep | null) => {
    clearTimeout(timer.current);
    setLast(step);
    if (step) timer.current = setTimeout(() => setLast(null), undoMs);
  };
  const show = (ticket: KitchenTicket) =>
    mutate((board) => board && mergeTickets(board, [narrowed(ticket, zone_id)]), false);

  const send = (
    kind: LastStep['kind'] | 'undo',
    { id: order_id }: KitchenTicket,
    chosen: readonly TicketLine[],
  ) => {
    const lines = chosen.map(({ id, quantity }) => ({ id, quantity }));
    if (kind === 'undo') return undo.trigger({ body: { order_id, lines } });
    if (kind === 'recalled') return recall.trigger({ body: { order_id, lines } });
    if (kind === 'held' || kind === 'queued')
      return fire.trigger({ body: { order_id, lines, is_held: kind === 'held' } });
    return bump.trigger({ body: { order_id, lines, to: kind } });
  };
  const run = async (
    kind: LastStep['kind'] | 'undo',
    ticket: KitchenTicket,
    lines: readonly TicketLine[],
  ) => {
    setProblem(null);
    try {
      await show(await send(kind, ticket, lines));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      remember(null);
      setProblem(error);
      await mutate();
    }
  };

  const take: TakeStep = (kind, ticket, lines) => {
    if (lines.length === 0) return;
    remember({ kind, ticket, lines });
    void show(moved(ticket, new Set(lines.map(({ id }) => id)), statusAfter[kind]));
    void run(kind, ticket, lines);
  };
  return {
    take,
    /** The step that can be undone now. */
    last,
    undo: () => {
      if (!last) return;
      remember(null);
      void run('undo', last.ticket, last.lines);
    },
    problem,
    dismiss: () => setProblem(null),
  };
}
