import type { MerchantAccount } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Banner, Button, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMerchantDate } from '../hooks/useMerchantDate.ts';
import { useReopen } from '../hooks/useReopen.ts';
import { closingMessages as messages } from '../messages/closing.ts';

/** When a merchant closes, who decided that and why, with the way back; nothing for others. */
export function ClosureBanner({ merchant }: { merchant: MerchantAccount }) {
  const { formatMessage } = useIntl();
  const date = useMerchantDate();
  const can = useRights();
  const { reopen, isReopening } = useReopen();
  const { closure, time_zone } = merchant;
  if (!closure) return null;
  const { at, by, reason, closes_at, closed_at } = closure;
  const isClosing = closed_at === null;
  const title = isClosing ? messages.closingTitle : messages.closedTitle;
  return (
    <Banner
      tone="warning"
      title={formatMessage(title, { date: date(closed_at ?? closes_at, time_zone) })}
      action={
        isClosing && can('merchant.approve') ? (
          <Button size="s" isPending={isReopening} onPress={() => void reopen(merchant)}>
            {formatMessage(messages.reopen)}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="xs">
        <span>{formatMessage(messages.by, { date: date(at, time_zone), name: by })}</span>
        <bdi>{reason}</bdi>
      </Stack>
    </Banner>
  );
}
