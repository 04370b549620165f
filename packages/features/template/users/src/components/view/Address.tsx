import type { UserAddress } from '@servery/api/template';
import { Button, Card, Description, DescriptionList, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addressMessages, billingViewMessages as messages } from '../../messages/billing.ts';
import { addressFields } from './addressFields.ts';
import { AddressForm } from './AddressForm.tsx';

/** The billing address of a user, and the button that edits it. */
export function Address({ id, address }: { id: number; address: UserAddress | null }) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title={formatMessage(messages.address)}
      level={2}
      actions={<Button onPress={() => setOpen(true)}>{formatMessage(messages.editAddress)}</Button>}
    >
      {address ? (
        <DescriptionList>
          {addressFields
            .filter((name) => address[name] !== '')
            .map((name) => (
              <Description key={name} term={formatMessage(addressMessages[name])}>
                <bdi>{address[name]}</bdi>
              </Description>
            ))}
        </DescriptionList>
      ) : (
        <Text as="p" tone="muted">
          {formatMessage(messages.noAddress)}
        </Text>
      )}
      {isOpen && <AddressForm id={id} address={address} onClose={() => setOpen(false)} />}
    </Card>
  );
}
