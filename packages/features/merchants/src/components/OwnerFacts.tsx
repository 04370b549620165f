import { inviteOwner, type MerchantAccount, type NewMerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useErrorToast, useNow, useProblemText } from '@servery/screens';
import { Button, Card, ConfirmDialog, Description, DescriptionList, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { useMerchantAction } from '../hooks/useMerchants.ts';
import { accountMessages as messages } from '../messages/account.ts';
import { invitationProblems, problemMessages } from '../messages/problems.ts';

interface OwnerFactsProps {
  merchant: MerchantAccount;
  /** Called with the merchant as the host has it. */
  onCurrent: (merchant: MerchantAccount) => void;
  /** Called with the owner's new invitation. */
  onInvited: (invited: NewMerchantAccount) => void;
  /** Called when the invitation was refused, so that the merchant may have changed. */
  onRefused: () => void;
}

type Owner = NonNullable<MerchantAccount['owner']>;

/** Returns a function that writes whether an owner can sign in. */
function useSignInText(time_zone: string) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const now = useNow();
  return ({ status, invited_until }: Owner) => {
    if (status === 'inactive') return formatMessage(messages.signInInactive);
    if (status === 'active' || invited_until === null) return formatMessage(messages.signInActive);
    const isExpired = Date.parse(invited_until) <= now;
    return formatMessage(isExpired ? messages.signInExpired : messages.signInInvited, {
      date: date(invited_until, time_zone),
    });
  };
}

/**
 * The owner of a merchant, and whether they can sign in. Until they have a password, they can get a
 * new invitation.
 */
export function OwnerFacts({ merchant, onCurrent, onInvited, onRefused }: OwnerFactsProps) {
  const { formatMessage } = useIntl();
  const { id, owner, time_zone } = merchant;
  const signInText = useSignInText(time_zone);
  const can = useRights();
  const attempt = useErrorToast(useProblemText({ ...problemMessages, ...invitationProblems }));
  const { trigger } = useMerchantAction(inviteOwner);
  const [isAsking, setAsking] = useState(false);
  const renew = async ({ version: owner_version }: Owner) => {
    const isDone = await attempt(async () => {
      const invited = await trigger({ params: { id }, body: { owner_version } });
      onCurrent(invited.merchant);
      onInvited(invited);
    });
    if (!isDone) onRefused();
  };
  const facts: [string, string][] = owner
    ? [
        [formatMessage(messages.name), owner.name],
        [formatMessage(messages.username), owner.username],
        [formatMessage(messages.email), owner.email],
        [formatMessage(messages.phone), owner.phone],
        [formatMessage(messages.signIn), signInText(owner)],
      ]
    : [];
  const isInvited = owner?.status === 'invited' && can('merchant.manage');
  return (
    <Card
      title={formatMessage(messages.owner)}
      level={3}
      actions={
        isInvited && (
          <Button size="s" onPress={() => setAsking(true)}>
            {formatMessage(messages.renew)}
          </Button>
        )
      }
    >
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
      {isAsking && isInvited && (
        <ConfirmDialog
          isOpen
          onOpenChange={setAsking}
          title={formatMessage(messages.renewAsk, { name: owner.name })}
          confirmLabel={formatMessage(messages.renew)}
          onConfirm={() => renew(owner)}
        >
          {formatMessage(messages.renewText)}
        </ConfirmDialog>
      )}
    </Card>
  );
}
