import type { OrderRow } from '@servery/api';
import { BellIcon, IconButton, NotificationBadge, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUser } from '@servery/api/user';
import { requestId, useGuestRequests } from '../../hooks/useGuestRequests.ts';
import { bellWords } from '../../messages/bell.ts';
import { newsOf } from './news.ts';
import { systemId, type SystemNotice } from './systemNotice.ts';
import { useMarks } from './useMarks.ts';
import { useWaiting } from './useWaiting.ts';

const Panel = onDemand(
  async () => (await import('./NotificationsPopover.tsx')).NotificationsPopover,
);

export interface NotificationsMenuProps {
  /** Whose orders; '' for one's own merchant, or all that one looks after. */
  merchantId: number | '';
  /** Where an order is shown. */
  hrefOf: (order: OrderRow) => string;
  /** Where all that needs somebody is shown. */
  boardHref: string;
  /** What the app itself has to say, the newest first. */
  system?: readonly SystemNotice[];
}

const nothing: readonly SystemNotice[] = [];

/** A bell that counts what needs somebody and was not read yet; its panel is loaded when it is reached for. */
export function NotificationsMenu({ system = nothing, ...props }: NotificationsMenuProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { rows = [], total } = useWaiting(props.merchantId);
  const requests = useGuestRequests(props.merchantId);
  const marks = useMarks(user?.id);
  const isNew = (ids: readonly string[]) => ids.some((id) => !marks.isRead(id));
  const heard = marks.hearsSystem ? system : nothing;
  const isRead = (ids: readonly string[]) => !isNew(ids);
  const count =
    total +
    requests.filter((request) => isNew([requestId(request)])).length -
    newsOf(rows).filter(({ ids }) => isRead(ids)).length +
    heard.filter((notice) => isNew([systemId(notice)])).length;
  const label = formatMessage(bellWords.open, { count });
  return (
    <NotificationBadge count={count}>
      <Panel {...props} system={system} marks={marks} label={label}>
        {(onPress) => (
          <IconButton tone="neutral" label={label} aria-haspopup="dialog" onPress={onPress}>
            <BellIcon />
          </IconButton>
        )}
      </Panel>
    </NotificationBadge>
  );
}
