import { SearchField, Select, Text } from '@servery/ui';
import { useDeferredValue, useState } from 'react';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useMembers } from '../../hooks/useMembers.ts';
import { useMerchant } from '../../hooks/useMerchant.ts';
import { useUpdateOrderOwner } from '../../hooks/useUpdateOrderOwner.ts';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { MemberChoice } from './MemberChoice.tsx';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

interface OwnerValues {
  member: { id: number; name: string } | null;
  staff: string;
}

/** Says whose order it is, for points and history, and who serves it. */
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
      title={formatMessage(titleWords.owner, { number: order.number })}
      submitLabel={formatMessage(submitWords.owner)}
      isSubmitDisabled={!formState.isDirty}
      intent={`${formatMessage(askWords.member)}: ${chosen?.name ?? formatMessage(askWords.nobody)}`}
      onClose={onClose}
    >
      <SearchField
        label={formatMessage(askWords.searchMember)}
        placeholder={formatMessage(askWords.searchMember)}
        clearLabel={formatMessage(askWords.clear)}
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
            label={formatMessage(askWords.staff)}
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
          <FormattedMessage {...askWords.points} />
        </Text>
      )}
    </ActionDialog>
  );
}
