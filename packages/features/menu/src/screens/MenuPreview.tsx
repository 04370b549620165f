import { toLocal } from '@servery/domain/time';
import { LoadState, useFormat } from '@servery/screens';
import { useItemPictures } from '@servery/screens/item-pictures';
import { Card, EmptyState, Heading, MenuIcon, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import { GuestItem } from '../components/preview/GuestItem.tsx';
import { PreviewFilters, type Look } from '../components/preview/PreviewFilters.tsx';
import { items as itemsLook } from '../components/preview/preview.css.ts';
import { useDisplayedMenu } from '../hooks/useDisplayedMenu.ts';
import { useMerchant } from '../hooks/useMerchant.ts';
import { commonMessages } from '../messages/common.ts';
import { previewMessages as messages } from '../messages/preview.ts';

export interface MenuPreviewProps {
  /** The merchant whose menu is shown; the person's own by default. */
  merchantId?: number;
}

/** The menu as guests see it, for a given order method, table and time. */
export function MenuPreview({ merchantId }: MenuPreviewProps) {
  const { formatMessage } = useIntl();
  const { money, dateTime: time, time_zone } = useFormat(merchantId);
  const [look, setLook] = useState<Look>({ method: 'dine_in', table_id: '', time: null });
  const [at, setAt] = useState<string | null>(null);
  const { data: merchant } = useMerchant(merchantId ?? '');
  const { data, error, mutate } = useDisplayedMenu({
    merchant_id: merchantId ?? '',
    method: look.method,
    table_id: look.table_id,
    at,
  });
  const pictures = useItemPictures(
    merchantId ?? '',
    data?.categories.flatMap(({ items }) => items) ?? [],
  );
  const change = (next: Partial<Look>) => {
    const changed = { ...look, ...next };
    setLook(changed);
    const today = toLocal(new Date(), time_zone).slice(0, 10);
    setAt(changed.time === null ? null : `${today} ${changed.time}`);
  };
  const shown = data?.categories.filter(({ items }) => items.length > 0);
  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      <PreviewFilters look={look} tables={merchant?.tables ?? []} onChange={change} />
      {data && (
        <Text as="p" tone="muted">
          <span role="status">
            {data.table
              ? formatMessage(messages.asOfTable, { time: time(data.at), table: data.table.name })
              : formatMessage(messages.asOf, { time: time(data.at) })}
          </span>
        </Text>
      )}
      {!data && (
        <LoadState
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          onRetry={mutate}
        />
      )}
      {shown?.length === 0 && (
        <EmptyState icon={<MenuIcon />} title={formatMessage(messages.emptyTitle)}>
          {formatMessage(messages.empty)}
        </EmptyState>
      )}
      {shown?.map(({ id, name, items }) => (
        <Card key={id} title={name} padding="l">
          <ul className={itemsLook}>
            {items.map((item) => (
              <GuestItem
                key={item.id}
                item={item}
                money={money}
                time={time}
                picture={item.image_id === null ? undefined : pictures.get(item.image_id)}
              />
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}
