import { openShift, type Drawer } from '@servery/api';
import { FormDrawer, Select, Text, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pilesOf, type Quantities } from '../cash.ts';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useSending } from '../hooks/useSending.ts';
import { reasonMessages } from '../messages/problems.ts';
import { yourMessages as messages } from '../messages/yours.ts';
import { CashFields } from './CashFields.tsx';

interface OpenFormProps {
  /** The active drawers, of which there is at least one. */
  drawers: readonly Drawer[];
  onClose: () => void;
}

/** Panel with the choice of a drawer and the count of its float, which open a shift. */
export function OpenForm({ drawers, onClose }: OpenFormProps) {
  const { formatMessage } = useIntl();
  const [chosen, choose] = useState(
    () => (drawers.find(({ holder }) => !holder) ?? drawers[0])?.id,
  );
  const [quantities, setQuantities] = useState<Quantities>({});
  const { trigger } = useDrawerAction(openShift);
  const { send, problem, isPending } = useSending();
  const drawer = drawers.find(({ id }) => id === chosen) ?? drawers[0];
  if (!drawer) return null;
  const { id, name, merchant_id, holder } = drawer;
  const open = () =>
    send(async () => {
      await trigger({ body: { drawer_id: id, piles: pilesOf(quantities) } });
      toast.success({ title: formatMessage(messages.opened, { name }) });
      onClose();
    });
  const taken = holder && formatMessage(reasonMessages.inUse, { name: holder.name });
  return (
    <FormDrawer
      title={formatMessage(messages.open)}
      action={formatMessage(messages.open)}
      isDirty={Object.values(quantities).some((quantity) => quantity !== null)}
      isPending={isPending}
      formError={problem ?? taken}
      onSubmit={open}
      onClose={onClose}
    >
      {drawers.length > 1 ? (
        <Select
          label={formatMessage(messages.drawer)}
          options={drawers.map((one) => ({
            value: String(one.id),
            label: one.name,
            description: one.holder
              ? formatMessage(messages.inUse, { name: one.holder.name })
              : undefined,
          }))}
          value={String(id)}
          onChange={(next) => choose(Number(next))}
        />
      ) : (
        <Text weight="bold">{name}</Text>
      )}
      <Text as="p" tone="muted">
        {formatMessage(messages.lead)}
      </Text>
      <CashFields merchantId={merchant_id} quantities={quantities} onChange={setQuantities} />
    </FormDrawer>
  );
}
