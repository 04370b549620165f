import { isShown, Problem, type Order, type OrderRow } from '@servery/api';
import { stepNamed, type Action } from '@servery/domain/orders';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { doneWords, stepWords } from '../messages/steps.ts';
import { statusWords } from '../messages/vocabulary.ts';
import { useClaimOrder } from './useClaimOrder.ts';
import { useKeepOrder } from './useKeepOrder.ts';
import { useProblemWords } from './useProblemWords.ts';
import { useToggleOrderStatus } from './useToggleOrderStatus.ts';

/** The steps that one press takes, because nothing has to be asked first. */
export type PressStep = keyof typeof doneWords;

/** Whether an action is a step that one press takes. */
export const isPressStep = (action: Action): action is PressStep =>
  Object.hasOwn(doneWords, action);

type Stepping = Pick<OrderRow, 'id' | 'version' | 'number'>;

/** Takes an order's steps with one press and offers ten seconds to undo them; one hook for each order shown. Failures are told in a toast. */
export function useSteps() {
  const { formatMessage } = useIntl();
  const toggle = useToggleOrderStatus();
  const claim = useClaimOrder();
  const words = useProblemWords();
  const keep = useKeepOrder();
  const [pending, setPending] = useState<PressStep | 'undo' | null>(null);

  const tell = (error: unknown, number: string) => {
    if (!(error instanceof Problem)) throw error;
    if (error.matter.current) keep(error.matter.current as Order);
    if (isShown(error)) return;
    toast.error({ title: formatMessage(stepWords.failed, { number }), text: words(error) });
  };

  const guarded = async (name: PressStep | 'undo', number: string, run: () => Promise<void>) => {
    setPending(name);
    try {
      await run();
    } catch (error) {
      tell(error, number);
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
      const name = formatMessage(statusWords[status]);
      toast.show({ title: formatMessage(stepWords.undone, { number, status: name }) });
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
      title: formatMessage(doneWords[step], { number: order.number }),
      ...(order.undo && {
        action: { label: formatMessage(stepWords.undo), onPress: () => void undo(order) },
      }),
    });
  };

  return {
    /** Takes a step at once. */
    take,
    /** Takes the last step of an order back, while it still can be. */
    undo,
    /** Says that a step was taken elsewhere, a dialog say, and offers to undo it. */
    offerUndo,
    /** The step under way: its button waits. */
    pending,
  };
}
