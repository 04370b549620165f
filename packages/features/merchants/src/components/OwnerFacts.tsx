import type { MerchantAccount } from '@servery/api';
import { Card, Description, DescriptionList, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { accountMessages as messages } from '../messages/account.ts';

const signInMessages = {
  active: messages.signInActive,
  invited: messages.signInInvited,
  inactive: messages.signInInactive,
};

/** The owner of a merchant, and whether they can sign in. */
export function OwnerFacts({ merchant: { owner, time_zone } }: { merchant: MerchantAccount }) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const facts: [string, string][] = owner
    ? [
        [formatMessage(messages.name), owner.name],
        [formatMessage(messages.username), owner.username],
        [formatMessage(messages.email), owner.email],
        [formatMessage(messages.phone), owner.phone],
        [
          formatMessage(messages.signIn),
          formatMessage(signInMessages[owner.status], {
            date: owner.invited_until === null ? '' : date(owner.invited_until, time_zone),
          }),
        ],
      ]
    : [];
  return (
    <Card title={formatMessage(messages.owner)} level={3}>
      {owner ? (
        <DescriptionList look="pairs">
          {facts
            .filter(([, fact]) => fact !== '')
            .map(([term, fact]) => (
              <Description key={term} term={term}>
                <bdi>{fact}</bdi>
              </Description>
            ))}
        </DescriptionList>
      ) : (
        <Text tone="muted">{formatMessage(messages.noOwner)}</Text>
      )}
    </Card>
  );
}
