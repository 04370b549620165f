import { openShift, type Drawer } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, Select, Text, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pilesOf, type Quantities } from '../cash.ts';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { yourMessages as messages } from '../messages/yours.ts';
import { CashFields } from './CashFields.tsx';
import { buttons, part } from './layout.css.ts';

interface OpenFormProps {
  /** The active drawers. */
  drawers: readonly Drawer[];
}

/** The choice of a drawer and the count of its float, which open a shift. */
export function OpenForm({ drawers }: OpenFormProps) {
  const { formatMessage } = useIntl();
  const free = drawers.find(({ holder }) => !holder) ?? drawers[0];
  const [chosen, choose] = useState<number | undefined>(free?.id);
  const [quantities, setQuantities] = useState<Quantities>({});
  const { trigger, isMutating } = useDrawerAction(openShift);
  const attempt = useErrorToast(useProblemText());
  const drawer = drawers.find(({ id }) => id === chosen);
  if (!drawer) return null;
  const open = () =>
    attempt(async () => {
      await trigger({ body: { drawer_id: drawer.id, piles: pilesOf(quantities) } });
      toast.success({ title: formatMessage(messages.opened, { name: drawer.name }) });
    });
  return (
    <form
      className={part}
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <Text as="p" tone="muted">
        {formatMessage(messages.lead)}
      </Text>
      {drawers.length > 1 && (
        <Select
          label={formatMessage(messages.drawer)}
          options={drawers.map(({ id, name, holder }) => ({
            value: String(id),
            label: name,
            description: holder ? formatMessage(messages.inUse, { name: holder.name }) : undefined,
          }))}
          value={String(drawer.id)}
          onChange={(id) => choose(Number(id))}
        />
      )}
      <CashFields
        merchantId={drawer.merchant_id}
        quantities={quantities}
        onChange={setQuantities}
      />
      <div className={buttons}>
        <Button type="submit" tone="accent" emphasis="solid" isPending={isMutating}>
          {formatMessage(messages.open)}
        </Button>
      </div>
    </form>
  );
}
