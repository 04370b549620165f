import { Text } from '@servery/ui';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { supermerchantMessages as messages } from '../messages/supermerchants.ts';
import { AssignedCard, type AssignedFormProps } from './AssignedCard.tsx';

const SupermerchantForm = lazy(async () => ({
  default: (await import('./SupermerchantForm.tsx')).SupermerchantForm,
}));

/** The supermerchant who runs a merchant. */
export function SupermerchantFacts(props: Pick<AssignedFormProps, 'merchant' | 'onCurrent'>) {
  const { formatMessage } = useIntl();
  const { supermerchant } = props.merchant;
  return (
    <AssignedCard
      title={formatMessage(messages.supermerchant)}
      action={formatMessage(messages.changeDots)}
      Form={SupermerchantForm}
      {...props}
    >
      {supermerchant ? (
        <bdi>{supermerchant.name}</bdi>
      ) : (
        <Text tone="muted">{formatMessage(messages.none)}</Text>
      )}
    </AssignedCard>
  );
}
