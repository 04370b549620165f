import { countShift, type Shift } from '@servery/api';
import { Banner, FormDrawer, Text, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pilesOf, type Quantities } from '../cash.ts';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useSending } from '../hooks/useSending.ts';
import { countMessages as messages } from '../messages/yours.ts';
import { CashFields } from './CashFields.tsx';

interface CountFormProps {
  /** A shift that is being counted. */
  shift: Shift;
  /** Called with the shift after its count was saved. */
  onCounted: (shift: Shift) => void;
  onClose: () => void;
}

/** Panel with the blind count of a drawer, and its recount if the first one doesn't match. */
export function CountForm({ shift, onCounted, onClose }: CountFormProps) {
  const { formatMessage } = useIntl();
  const [quantities, setQuantities] = useState<Quantities>({});
  const { trigger } = useDrawerAction(countShift);
  const { send, problem, setProblem, isPending } = useSending();
  const { id, version, merchant_id, drawer, counts } = shift;
  const isEntered = Object.values(quantities).some((quantity) => quantity !== null);
  const save = () => {
    // There is only one recount, so that Enter in an empty form mustn't use one up.
    if (!isEntered) return setProblem(formatMessage(messages.nothing));
    return send(async () => {
      const body = { version, piles: pilesOf(quantities) };
      const counted = await trigger({ params: { id }, body });
      if (counted.state === 'closed') toast.success({ title: formatMessage(messages.closed) });
      onCounted(counted);
    });
  };
  return (
    <FormDrawer
      title={formatMessage(messages.title, { name: drawer.name })}
      action={formatMessage(messages.save)}
      isDirty={isEntered}
      isPending={isPending}
      formError={problem}
      onSubmit={save}
      onClose={onClose}
    >
      {counts.length > 0 ? (
        <Banner tone="warning" title={formatMessage(messages.againTitle)}>
          {formatMessage(messages.again)}
        </Banner>
      ) : (
        <Text as="p" tone="muted">
          {formatMessage(messages.lead)}
        </Text>
      )}
      <CashFields merchantId={merchant_id} quantities={quantities} onChange={setQuantities} />
    </FormDrawer>
  );
}
