import type { ActionReason, Order, ReasonAction } from '@servery/api';
import { openCodes, remedies, type Remedy } from '@servery/domain/orders';
import { Text, toast } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useResolveReason } from '../../../hooks/useResolveReason.ts';
import { resolveSubmitWords, resolveTitleWords, resolveWords } from '../../../messages/resolve.ts';
import { reasonWords } from '../../../messages/vocabulary.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { useOpenDialog } from '../OrderDialogs.tsx';
import { noReason, ReasonField, reasonFieldOf, reasonOf } from '../ReasonField.tsx';
import { reasonChoices } from '../reasonChoices.ts';
import type { ActionDialogProps } from '../registry.ts';
import { useActionForm } from '../useActionForm.ts';
import { CourierField } from './CourierField.tsx';
import { LineField } from './LineField.tsx';
import type { ResolveValues } from './ResolveValues.ts';

/** The open reason that an action resolves. */
const codeFor = ({ reasons }: Order, action: ReasonAction): ActionReason | undefined =>
  openCodes(reasons).find((code) => (remedies[code] as readonly Remedy[]).includes(action));

const fieldOf = (path: string) => {
  if (path === 'courier') return 'courier';
  return path === 'line_id' ? 'line' : reasonFieldOf(path);
};

interface ResolveDialogProps extends ActionDialogProps {
  action: ReasonAction;
}

/** Resolves an open reason: says what happens, asks for what that takes, and closes the reason. */
function ResolveDialog({ order, action: by, onClose }: ResolveDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useResolveReason();
  const open = useOpenDialog();
  const code = codeFor(order, by);
  const { number } = order;
  const reason = code ? formatMessage(reasonWords[code]) : '';
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
      toast.success({ title: formatMessage(resolveWords.done, { reason, number }) });
      if (action.form.getValues('isReplaced')) open({ name: 'add', orderId: id });
      else onClose();
    },
  });
  const amount = money(Math.max(0, -action.base.balance));
  const submit = formatMessage(resolveSubmitWords[by], { amount });
  const texts = {
    send_again: resolveWords.sendAgain,
    other_courier: resolveWords.sendAgain,
    call_off: resolveWords.callOff,
    remove_line: null,
    return_overpayment: resolveWords.returnOverpayment,
    keep: resolveWords.keep,
  };
  const text = texts[by];
  return (
    <ActionDialog
      action={action}
      title={formatMessage(resolveTitleWords[by], { number })}
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
/** Removes an unavailable item, and goes on to its replacement if wanted. */
export const RemoveLineDialog = dialogFor('remove_line');
/** Records that an overpayment was handed back. */
export const ReturnOverpaymentDialog = dialogFor('return_overpayment');
/** Closes a reason without changing the order. */
export const KeepDialog = dialogFor('keep');
