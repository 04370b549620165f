import { changeReservation, type Input, type Reservation } from '@servery/api';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Act } from '../acts.ts';
import { actWords as words } from '../messages/act.ts';
import { commonWords } from '../messages/common.ts';
import { stateWords } from '../messages/state.ts';
import { useReservationAction } from './useReservationAction.ts';
import { useTell } from './useTell.ts';

type Change = Input<typeof changeReservation>['body'];

/** What an act may need besides: a reason, or tables by hand. */
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

const changeOf = (act: Act, version: number, { reason = '', table_ids = [] }: Matter): Change => {
  if (act === 'decline' || act === 'cancel') return { action: act, version, reason };
  if (act === 'seat') return { action: 'seat', version, table_ids };
  return { action: plain[act], version };
};

/** Says what was done, with a way back while there is one. */
export function useDone() {
  const { formatMessage } = useIntl();
  const { trigger } = useReservationAction(changeReservation);
  const tell = useTell();
  return ({ id, version, undo_until }: Reservation, title: string): void =>
    void toast.success({
      title,
      ...(undo_until && {
        action: {
          label: formatMessage(commonWords.undo),
          onPress: () =>
            void tell(() => trigger({ params: { id }, body: { action: 'undo', version } })),
        },
      }),
    });
}

/** What is done with bookings, each with a way back. */
export function useActs() {
  const { formatMessage } = useIntl();
  const { trigger } = useReservationAction(changeReservation);
  const tell = useTell();
  const done = useDone();

  const run = async (act: Act, booking: Reservation, matter: Matter = {}): Promise<void> => {
    const { id, version, name } = booking;
    const next = await trigger({ params: { id }, body: changeOf(act, version, matter) });
    done(
      next,
      act === 'payDeposit'
        ? formatMessage(words.deposited, { name })
        : formatMessage(words.done, { name, state: formatMessage(stateWords[next.status]) }),
    );
  };
  return {
    /** Does it and throws what stands in the way: for a form that shows it. */
    run,
    /** Does it and says in a toast what stands in the way. */
    act: (act: Act, booking: Reservation): Promise<boolean> => tell(() => run(act, booking)),
  };
}
