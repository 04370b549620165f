import { SearchField, Select, Text } from '@servery/ui';
import { useDeferredValue, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMembers } from '../../hooks/useMembers.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useUpdateOrderOwner } from '../../hooks/useUpdateOrderOwner.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { MemberChoice } from './MemberChoice.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

interface OwnerValues {
  member: { id: number; name: string } | null;
  staff: string;
}

/**
 * Sets the member that an order belongs to, for points and history, and the staff member who serves
 * it.
 */
export function OwnerDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const { data: merchant } = useMerchant(order.merchant_id);
  const members = useMembers(order.merchant_id, useDeferredValue(search));
  const { trigger } = useUpdateOrderOwner();
  const done = useDone(onClose);
  const action = useActionForm<OwnerValues>({
    order,
    defaultValues: { member: order.member, staff: String(order.staff?.id ?? '') },
    send: ({ member, staff }, { id: order_id, version }) =>
      trigger({
        body: {
          order_id,
          version,
          member_id: member?.id ?? null,
          staff_id: staff === '' ? null : Number(staff),
        },
      }),
    fieldOf: (path) => (path.endsWith('staff_id') ? 'staff' : 'member'),
    onDone: done('owner'),
  });
  const { control, formState, watch } = action.form;
  const employees = merchant?.employees ?? [];
  const chosen = watch('member');
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.owner, { number: order.number })}
      submitLabel={formatMessage(submitMessages.owner)}
      isSubmitDisabled={!formState.isDirty}
      intent={`${formatMessage(askMessages.member)}: ${chosen?.name ?? formatMessage(askMessages.nobody)}`}
      onClose={onClose}
    >
      <SearchField
        label={formatMessage(askMessages.searchMember)}
        placeholder={formatMessage(askMessages.searchMember)}
        value={search}
        onChange={setSearch}
      />
      <Controller
        control={control}
        name="member"
        render={({ field, fieldState }) => (
          <MemberChoice
            members={members.data?.aaData}
            error={members.error}
            value={field.value}
            onChange={field.onChange}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="staff"
        render={({ field, fieldState }) => (
          <Select
            label={formatMessage(askMessages.staff)}
            options={employees.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={field.value || null}
            onChange={field.onChange}
            isInvalid={fieldState.invalid}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      {order.status === 'completed' && order.member && (
        <Text as="p" tone="muted">
          <FormattedMessage {...askMessages.points} />
        </Text>
      )}
    </ActionDialog>
  );
}
