import { changeReservation, type Reservation } from '@servery/api';
import { TextField, FormDrawer } from '@servery/ui';
import { useEndpointForm } from '@servery/screens/form';
import { useIntl } from 'react-intl';
import { useBookingActions } from '../../hooks/useBookingActions.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { actMessages as messages } from '../../messages/act.ts';

interface ReasonFormProps {
  action: 'decline' | 'cancel';
  booking: Reservation;
  onClose: () => void;
}

/** Asks for the reason why a booking is declined or cancelled. */
export function ReasonForm({ action, booking, onClose }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { run } = useBookingActions();
  const { id, version, name } = booking;
  const form = useEndpointForm(changeReservation, {
    defaults: { reason: '' },
    toInput: (values) => ({ params: { id }, body: { action, version, ...values } }),
    send: async (_, values) => {
      await run(action, booking, values);
      onClose();
    },
    explain: useProblemText(),
  });
  return (
    <FormDrawer
      title={formatMessage(action === 'decline' ? messages.declineTitle : messages.cancelTitle, {
        name,
      })}
      action={formatMessage(action === 'decline' ? messages.decline : messages.cancel)}
      {...form.drawer}
      onClose={onClose}
    >
      <TextField
        label={formatMessage(messages.reason)}
        description={formatMessage(messages.reasonHelp)}
        {...form.field('reason')}
      />
    </FormDrawer>
  );
}
