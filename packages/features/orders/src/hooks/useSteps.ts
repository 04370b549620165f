import {
  currentOf,
  isShown,
  order as orderSchema,
  Problem,
  type Order,
  type OrderRow,
} from '@servery/api';
import { stepNamed, type Action } from '@servery/domain/orders';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { doneMessages, stepMessages } from '../messages/steps.ts';
import { statusMessages } from '../messages/vocabulary.ts';
import { useClaimOrder } from './useClaimOrder.ts';
import { useCacheOrder } from './useCacheOrder.ts';
import { useProblemText } from './useProblemText.ts';
import { useToggleOrderStatus } from './useToggleOrderStatus.ts';

/** The steps that a single press takes, because they need no input. */
export type PressStep = keyof typeof doneMessages;

/** Whether an action is a step that needs no input. */
export const isPressStep = (action: Action): action is PressStep =>
  Object.hasOwn(doneMessages, action);

type Stepping = Pick<OrderRow, 'id' | 'version' | 'number'>;

/** The functions that take an order's steps, with the one in progress. */
export type Steps = ReturnType<typeof useSteps>;

/**
 * Returns functions that take an order's steps with one press and offer to undo them for 10 s. Use
 * one hook per order shown: the next step needs the version that the step in progress returns.
 * Failures are shown in a toast.
 */
export function useSteps() {
  const { formatMessage } = useIntl();
  const toggle = useToggleOrderStatus();
  const claim = useClaimOrder();
  const problemText = useProblemText();
  const cacheOrder = useCacheOrder();
  const [pending, setPending] = useState<PressStep | 'undo' | null>(null);

  const showError = (error: unknown, number: string) => {
    if (!(error instanceof Problem)) throw error;
    const now = currentOf(orderSchema, error);
    if (now) cacheOrder(now);
    if (isShown(error)) return;
    toast.error({
      title: formatMessage(stepMessages.failed, { number }),
      text: problemText(error),
    });
  };

  const guarded = async (name: PressStep | 'undo', number: string, run: () => Promise<void>) => {
    setPending(name);
    try {
      await run();
    } catch (error) {
      showError(error, number);
    } finally {
      setPending(null);
    }
  };

  const undo = ({ id, version, number, undo: back }: Order) =>
    guarded('undo', number, async () => {
      if (!back) return;
      const { status } = await toggle.trigger({
        body: { order_id: id, version, status: back.status, undo: true },
      });
      const name = formatMessage(statusMessages[status]);
      toast.show({ title: formatMessage(stepMessages.undone, { number, status: name }) });
    });

  const take = ({ id, version, number }: Stepping, step: PressStep) =>
    guarded(step, number, async () => {
      const status = stepNamed(step).to;
      const order =
        step === 'claim'
          ? await claim.trigger({ body: { order_id: id, version } })
          : await toggle.trigger({ body: { order_id: id, version, status } });
      offerUndo(order, step);
    });

  const offerUndo = (order: Order, step: PressStep) => {
    toast.success({
      title: formatMessage(doneMessages[step], { number: order.number }),
      ...(order.undo && {
        action: { label: formatMessage(stepMessages.undo), onPress: () => void undo(order) },
      }),
    });
  };

  return {
    /** Takes a step immediately. */
    take,
    /** Undoes the last step of an order, while that is possible. */
    undo,
    /** Shows that a step was taken elsewhere, for example in a dialog, and offers to undo it. */
    offerUndo,
    /** The step in progress, whose button is pending; null if there is none. */
    pending,
  };
}
