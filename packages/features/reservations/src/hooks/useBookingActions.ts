import { changeReservation, type Input, type Reservation } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Action } from '../actions.ts';
import { actMessages as messages } from '../messages/act.ts';
import { commonMessages } from '../messages/common.ts';
import { stateMessages } from '../messages/state.ts';
import { useProblemText } from './useProblemText.ts';
import { useReservationAction } from './useReservationAction.ts';

type Change = Input<typeof changeReservation>['body'];

/** Additional input of an action: a reason, or manually chosen tables. */
interface Matter {
  reason?: string;
  table_ids?: number[];
}

const plain = {
  confirm: 'confirm',
  payDeposit: 'pay_deposit',
  promote: 'promote',
  arrive: 'arrive',
  noShow: 'no_show',
  complete: 'complete',
  unseat: 'undo',
  reseat: 'undo',
} as const;

const changeOf = (
  action: Action,
  version: number,
  { reason = '', table_ids = [] }: Matter,
): Change => {
  if (action === 'decline' || action === 'cancel') return { action, version, reason };
  if (action === 'seat') return { action: 'seat', version, table_ids };
  return { action: plain[action], version };
};

/**
 * Returns a function that shows the result of an action in a toast, with an undo button while
 * undoing is possible.
 */
export function useDone() {
  const { formatMessage } = useIntl();
  const { trigger } = useReservationAction(changeReservation);
  const attempt = useErrorToast(useProblemText());
  return ({ id, version, undo_until }: Reservation, title: string): void =>
    void toast.success({
      title,
      ...(undo_until && {
        action: {
          label: formatMessage(commonMessages.undo),
          onPress: () =>
            void attempt(() => trigger({ params: { id }, body: { action: 'undo', version } })),
        },
      }),
    });
}

/** Returns functions that run actions on bookings and offer to undo them. */
export function useBookingActions() {
  const { formatMessage } = useIntl();
  const { trigger } = useReservationAction(changeReservation);
  const attempt = useErrorToast(useProblemText());
  const done = useDone();

  const run = async (action: Action, booking: Reservation, matter: Matter = {}): Promise<void> => {
    const { id, version, name } = booking;
    const next = await trigger({ params: { id }, body: changeOf(action, version, matter) });
    done(
      next,
      action === 'payDeposit'
        ? formatMessage(messages.deposited, { name })
        : formatMessage(messages.done, { name, state: formatMessage(stateMessages[next.status]) }),
    );
  };
  return {
    /** Runs an action and throws its problem, for forms that show it. */
    run,
    /** Runs an action and shows its problem in a toast. Resolves to whether it succeeded. */
    action: (action: Action, booking: Reservation): Promise<boolean> =>
      attempt(() => run(action, booking)),
  };
}
