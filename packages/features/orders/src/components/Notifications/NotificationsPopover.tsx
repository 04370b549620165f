import { BellIcon, Button, Divider, IconButton, Popover, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { requestId, useGuestRequests } from '../../hooks/useGuestRequests.ts';
import { newsWords } from '../../messages/news.ts';
import { newsOf } from './news.ts';
import * as styles from './Notifications.css.ts';
import type { NotificationsMenuProps } from './NotificationsMenu.tsx';
import { OrderNews } from './OrderNews.tsx';
import { RequestNews } from './RequestNews.tsx';
import { SystemNews } from './SystemNews.tsx';
import { systemId } from './systemNotice.ts';
import type { Marks } from './useMarks.ts';
import { useWaiting } from './useWaiting.ts';

interface PanelProps extends Required<NotificationsMenuProps> {
  marks: Marks;
  /** What the bell is called. */
  label: string;
}

/** The bell, and what it opens. */
export function NotificationsPopover({ label, ...props }: PanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      title={formatMessage(newsWords.title)}
      placement="bottom end"
      trigger={
        <IconButton tone="neutral" label={label}>
          <BellIcon />
        </IconButton>
      }
    >
      {(close) => <Panel {...props} close={close} />}
    </Popover>
  );
}

function Panel({
  system,
  marks,
  merchantId,
  hrefOf,
  boardHref,
  close,
}: Omit<PanelProps, 'label'> & { close: () => void }) {
  const { formatMessage } = useIntl();
  const waiting = useWaiting(merchantId);
  const requests = useGuestRequests(merchantId);
  const news = waiting.rows && newsOf(waiting.rows);
  const heard = marks.hearsSystem ? system : [];
  const ids = [
    ...(news ?? []).flatMap((one) => one.ids),
    ...requests.map(requestId),
    ...heard.map(systemId),
  ];
  const isAllRead = ids.every(marks.isRead);
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <Text size="s" tone="muted">
          {formatMessage(newsWords.orders)}
        </Text>
        <Button
          size="s"
          tone="neutral"
          emphasis="ghost"
          // Not `isDisabled`: that would drop the focus of whoever just pressed it.
          aria-disabled={isAllRead || undefined}
          onPress={() => !isAllRead && marks.read(ids)}
        >
          {formatMessage(isAllRead ? newsWords.allRead : newsWords.readAll)}
        </Button>
      </div>
      <RequestNews
        requests={requests}
        isRead={(id) => marks.isRead(id)}
        href={boardHref}
        onOpen={(id) => {
          marks.read([id]);
          close();
        }}
      />
      <OrderNews
        news={news}
        total={waiting.total}
        problem={waiting.error}
        onRetry={waiting.retry}
        isRead={(one) => one.ids.every(marks.isRead)}
        onOpen={(one) => {
          marks.read(one.ids);
          close();
        }}
        hrefOf={hrefOf}
        boardHref={boardHref}
        close={close}
      />
      <Divider />
      <SystemNews system={system} marks={marks} />
    </div>
  );
}
