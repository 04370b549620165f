import type { MerchantAccount, NewMerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import {
  Banner,
  Button,
  Card,
  Description,
  DescriptionList,
  Drawer,
  EmptyState,
  Inline,
  Stack,
  UserIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { useMerchant } from '../hooks/useMerchants.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { accountMessages as messages } from '../messages/account.ts';
import { closingMessages } from '../messages/closing.ts';
import { merchantsMessages } from '../messages/list.ts';
import { statusChangeMessages } from '../messages/status.ts';
import { AgentFacts } from './AgentFacts.tsx';
import { ClosureBanner } from './ClosureBanner.tsx';
import { DataFacts } from './DataFacts.tsx';
import { OwnerFacts } from './OwnerFacts.tsx';
import { OutletPlanCard } from './plan/OutletPlanCard.tsx';
import { SetUpFacts } from './SetUpFacts.tsx';
import { StatusBadge } from './StatusBadges.tsx';
import { SupermerchantFacts } from './SupermerchantFacts.tsx';

interface MerchantDetailProps {
  id: number;
  documentsHref: string;
  onView: (merchant: MerchantAccount) => void;
  onEdit: (merchant: MerchantAccount) => void;
  /** Called with the owner's new invitation. */
  onInvited: (invited: NewMerchantAccount) => void;
  onStatus: (merchant: MerchantAccount) => void;
  onCloseMerchant: (merchant: MerchantAccount) => void;
  onClose: () => void;
}

/** The business of a merchant, and the suspension if there is one. */
function BusinessFacts({ merchant }: { merchant: MerchantAccount }) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const { parent, time_zone, created_at, suspension } = merchant;
  const facts: [string, string][] = [
    [formatMessage(messages.group), parent?.name ?? ''],
    [formatMessage(messages.timeZone), time_zone],
    [formatMessage(messages.joined), date(created_at, time_zone)],
  ];
  return (
    <>
      <ClosureBanner merchant={merchant} />
      {suspension && (
        <Banner
          tone="warning"
          title={formatMessage(messages.suspendedTitle, {
            date: date(suspension.at, time_zone),
            name: suspension.by,
          })}
        >
          <bdi>{suspension.reason}</bdi>
        </Banner>
      )}
      <Card title={formatMessage(messages.business)} level={3}>
        <Stack gap="m">
          <span>
            <StatusBadge merchant={merchant} />
          </span>
          <DescriptionList look="pairs">
            {facts
              .filter(([, fact]) => fact !== '')
              .map(([term, fact]) => (
                <Description key={term} term={term}>
                  <bdi>{fact}</bdi>
                </Description>
              ))}
          </DescriptionList>
        </Stack>
      </Card>
    </>
  );
}

/** The actions that the reader can take on a merchant. */
function Actions({
  merchant,
  onView,
  onEdit,
  onStatus,
  onCloseMerchant,
}: Omit<MerchantDetailProps, 'id' | 'documentsHref' | 'onInvited' | 'onClose'> & {
  merchant: MerchantAccount;
}) {
  const { formatMessage } = useIntl();
  const can = useRights();
  const isActive = merchant.status === 'active';
  const { suspendDots, activateDots } = statusChangeMessages;
  const isChanged = can('merchant.approve') && merchant.closure === null;
  return (
    <Inline gap="s">
      {can('merchant.view_as') && (
        <Button onPress={() => onView(merchant)}>{formatMessage(merchantsMessages.view)}</Button>
      )}
      {can('merchant.manage') && (
        <Button onPress={() => onEdit(merchant)}>{formatMessage(messages.edit)}</Button>
      )}
      {isChanged && (
        <>
          <Button tone={isActive ? 'danger' : 'accent'} onPress={() => onStatus(merchant)}>
            {formatMessage(isActive ? suspendDots : activateDots)}
          </Button>
          <Button tone="danger" onPress={() => onCloseMerchant(merchant)}>
            {formatMessage(closingMessages.closeDots)}
          </Button>
        </>
      )}
    </Inline>
  );
}

/** Panel with the account of a merchant: its business, people and set-up. */
export function MerchantDetail(props: MerchantDetailProps) {
  const { id, documentsHref, onInvited, onClose, ...actions } = props;
  const { formatMessage } = useIntl();
  const can = useRights();
  const { data: merchant, error, mutate } = useMerchant(id);
  const explain = useProblemText();
  const keep = (now: MerchantAccount) => void mutate(now, { revalidate: false });
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title={merchant?.name ?? formatMessage(merchantsMessages.merchant)}
    >
      {merchant ? (
        <Stack gap="l" align="stretch">
          <BusinessFacts merchant={merchant} />
          <SupermerchantFacts merchant={merchant} onCurrent={keep} />
          {merchant.supermerchant && can('platform.manage') && (
            <OutletPlanCard owner={merchant.supermerchant} level={3} />
          )}
          <AgentFacts merchant={merchant} onCurrent={keep} />
          <OwnerFacts
            merchant={merchant}
            onCurrent={keep}
            onInvited={onInvited}
            onRefused={() => void mutate()}
          />
          <SetUpFacts merchant={merchant} documentsHref={documentsHref} />
          <DataFacts merchant={merchant} />
          <Actions merchant={merchant} {...actions} />
        </Stack>
      ) : (
        <LoadState
          error={error}
          lines={8}
          level={3}
          title={formatMessage(messages.failed)}
          explain={explain}
          missing={
            <EmptyState level={3} icon={<UserIcon />} title={formatMessage(messages.missing)} />
          }
          onRetry={mutate}
        />
      )}
    </Drawer>
  );
}
