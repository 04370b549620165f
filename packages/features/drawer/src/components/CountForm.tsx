import { countShift, type Shift } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Banner, Button, Text, toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { pilesOf, type Quantities } from '../cash.ts';
import { useDrawerAction } from '../hooks/useDrawerAction.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { countMessages as messages } from '../messages/yours.ts';
import { CashFields } from './CashFields.tsx';
import { buttons, part } from './layout.css.ts';

interface CountFormProps {
  shift: Shift;
}

/** The blind count of a drawer, and its recount if the first one doesn't match. */
export function CountForm({ shift }: CountFormProps) {
  const { formatMessage } = useIntl();
  const [quantities, setQuantities] = useState<Quantities>({});
  const { trigger, isMutating } = useDrawerAction(countShift);
  const attempt = useErrorToast(useProblemText());
  const { id, version, merchant_id, counts } = shift;
  const save = () =>
    attempt(async () => {
      const body = { version, piles: pilesOf(quantities) };
      const { state } = await trigger({ params: { id }, body });
      if (state === 'closed') toast.success({ title: formatMessage(messages.closed) });
    });
  return (
    <form
      className={part}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {counts.length === 0 ? (
        <Text as="p" tone="muted">
          {formatMessage(messages.lead)}
        </Text>
      ) : (
        <Banner tone="warning">{formatMessage(messages.again)}</Banner>
      )}
      <CashFields merchantId={merchant_id} quantities={quantities} onChange={setQuantities} />
      <div className={buttons}>
        <Button type="submit" tone="accent" emphasis="solid" isPending={isMutating}>
          {formatMessage(messages.save)}
        </Button>
      </div>
    </form>
  );
}
