import type { MerchantAccount } from '@servery/api';
import { setUpStepMessages } from '@servery/screens/messages';
import { Card, Description, DescriptionList, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from '../messages/account.ts';
import { SetUpBadge } from './StatusBadges.tsx';

interface SetUpFactsProps {
  merchant: MerchantAccount;
  documentsHref: string;
}

/** How far a merchant is set up, what is missing, and its documents. */
export function SetUpFacts({ merchant, documentsHref }: SetUpFactsProps) {
  const { formatMessage, formatList } = useIntl();
  const { setup_status, needed, steps } = merchant;
  const optional = steps.filter(({ step, state }) => state === 'open' && !needed.includes(step));
  const namesOf = (names: readonly MerchantAccount['needed'][number][]) =>
    formatList(names.map((step) => formatMessage(setUpStepMessages[step])));
  return (
    <Card title={formatMessage(messages.setUp)} level={3}>
      <Stack gap="m">
        <span>
          <SetUpBadge status={setup_status} />
        </span>
        {needed.length === 0 && optional.length === 0 && (
          <Text tone="muted">{formatMessage(messages.nothingMissing)}</Text>
        )}
        <DescriptionList look="pairs">
          {needed.length > 0 && (
            <Description term={formatMessage(messages.missingSteps)}>{namesOf(needed)}</Description>
          )}
          {optional.length > 0 && (
            <Description term={formatMessage(messages.openSteps)}>
              {namesOf(optional.map(({ step }) => step))}
            </Description>
          )}
        </DescriptionList>
        <span>
          <LinkButton href={documentsHref}>{formatMessage(messages.documents)}</LinkButton>
        </span>
      </Stack>
    </Card>
  );
}
