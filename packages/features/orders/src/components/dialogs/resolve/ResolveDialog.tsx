import type { ActionReason, Order, ReasonAction } from '@servery/api';
import { openCodes, remedies, type Remedy } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { Text, toast } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useResolveReason } from '../../../hooks/useResolveReason.ts';
import {
  resolveSubmitMessages,
  resolveTitleMessages,
  resolveMessages,
} from '../../../messages/resolve.ts';
import { reasonMessages } from '../../../messages/vocabulary.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { useOpenDialog } from '../useOpenDialog.ts';
import { noReason, ReasonField, reasonFieldOf, reasonOf } from '../ReasonField.tsx';
import { reasonChoices } from '../reasonChoices.ts';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { CourierField } from './CourierField.tsx';
import { LineField } from './LineField.tsx';
import type { ResolveValues } from './ResolveValues.ts';

/** Returns the open reason that an action resolves. */
const codeFor = ({ reasons }: Order, action: ReasonAction): ActionReason | undefined =>
  openCodes(reasons).find((code) => (remedies[code] as readonly Remedy[]).includes(action));

const fieldOf = (path: string) => {
  if (path === 'courier') return 'courier';
  return path === 'line_id' ? 'line' : reasonFieldOf(path);
};

interface ResolveDialogProps extends ActionDialogProps {
  action: ReasonAction;
}

/**
 * Resolves an open reason: explains the effect, asks for the required input and closes the reason.
 */
function ResolveDialog({ order, action: by, onClose }: ResolveDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useResolveReason();
  const open = useOpenDialog();
  const code = codeFor(order, by);
  const { number } = order;
  const reason = code ? formatMessage(reasonMessages[code]) : '';
  const lines = order.items.filter(({ status }) => status !== 'voided');
  const action = useActionForm<ResolveValues>({
    order,
    defaultValues: { ...noReason, courier: '', line: '', isReplaced: false },
    send: (values, { id: order_id, version }) => {
      const body = { order_id, version, code: code ?? 'sync_conflict', action: by };
      if (by === 'call_off') return trigger({ body: { ...body, ...reasonOf(values) } });
      if (by === 'remove_line') return trigger({ body: { ...body, line_id: Number(values.line) } });
      return trigger({ body: { ...body, courier: values.courier.trim() } });
    },
    fieldOf,
    onDone: ({ id }) => {
      toast.success({ title: formatMessage(resolveMessages.done, { reason, number }) });
      if (action.form.getValues('isReplaced')) open({ name: 'add', orderId: id });
      else onClose();
    },
  });
  const amount = money(Math.max(0, -action.base.balance));
  const submit = formatMessage(resolveSubmitMessages[by], { amount });
  const texts = {
    send_again: resolveMessages.sendAgain,
    other_courier: resolveMessages.sendAgain,
    call_off: resolveMessages.callOff,
    remove_line: null,
    return_overpayment: resolveMessages.returnOverpayment,
    keep: resolveMessages.keep,
  };
  const text = texts[by];
  return (
    <ActionDialog
      action={action}
      title={formatMessage(resolveTitleMessages[by], { number })}
      submitLabel={submit}
      tone={by === 'call_off' ? 'danger' : 'accent'}
      intent={submit}
      onClose={onClose}
    >
      {text && (
        <Text as="p">
          <FormattedMessage {...text} values={{ amount, reason }} />
        </Text>
      )}
      {by === 'other_courier' && <CourierField />}
      {by === 'call_off' && <ReasonField choices={reasonChoices.cancel} />}
      {by === 'remove_line' && <LineField lines={lines} />}
    </ActionDialog>
  );
}

const dialogFor = (action: ReasonAction) =>
  function Resolve(props: ActionDialogProps) {
    return <ResolveDialog {...props} action={action} />;
  };

/** Records that a failed delivery is on its way again. */
export const SendAgainDialog = dialogFor('send_again');
/** Hands a failed delivery to another courier. */
export const OtherCourierDialog = dialogFor('other_courier');
/** Cancels an order whose delivery failed and requests its refund. */
export const CallOffDialog = dialogFor('call_off');
/** Removes an unavailable item, and continues with its replacement if wanted. */
export const RemoveLineDialog = dialogFor('remove_line');
/** Records that an overpayment was handed back. */
export const ReturnOverpaymentDialog = dialogFor('return_overpayment');
/** Closes a reason without changing the order. */
export const KeepDialog = dialogFor('keep');
