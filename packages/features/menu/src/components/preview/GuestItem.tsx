import type { Media, MenuItem } from '@servery/api';
import { Amount, Badge, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from '../../messages/preview.ts';
import * as styles from './preview.css.ts';

interface GuestItemProps {
  item: MenuItem;
  money: (sen: number) => string;
  time: (instant: string) => string;
  /** The item's picture, if any. */
  picture: Media | undefined;
}

/** An item as guests see it. */
export function GuestItem({ item, money, time, picture }: GuestItemProps) {
  const { formatMessage, formatList } = useIntl();
  const { name, description, unavailable, available_at, min_quantity, max_quantity } = item;
  const surcharge = (price: number) =>
    price === 0 ? '' : ` (${price > 0 ? '+' : ''}${money(price)})`;
  return (
    <li className={styles.item} data-unavailable={unavailable !== null || undefined}>
      {picture && (
        <img
          className={styles.picture}
          src={picture.urls.small}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
        />
      )}
      <div className={styles.facts}>
        <Text weight="medium">{name}</Text>
        {description && <Text tone="muted">{description}</Text>}
        {item.options.length > 0 && (
          <ul className={styles.options} aria-label={formatMessage(messages.options, { name })}>
            {item.options.map((option) => (
              <li key={option.id}>
                {formatMessage(messages.rule, {
                  name: <bdi>{option.name}</bdi>,
                  choices: formatList(
                    option.items.map((choice) => (
                      <bdi key={choice.id}>{choice.name + surcharge(choice.price)}</bdi>
                    )),
                    { type: 'disjunction' },
                  ),
                })}
                {option.min > 0 && ` · ${formatMessage(messages.required)}`}
              </li>
            ))}
          </ul>
        )}
        <span className={styles.marks}>
          {unavailable === 'sold_out' && (
            <Badge tone="danger">{formatMessage(messages.soldOut)}</Badge>
          )}
          {unavailable === 'not_now' && (
            <Badge tone="warning">{formatMessage(messages.notNow)}</Badge>
          )}
          {available_at && (
            <Text tone="muted" size="s">
              {formatMessage(messages.again, { time: time(available_at) })}
            </Text>
          )}
          {min_quantity > 1 && (
            <Badge>{formatMessage(messages.quantity, { min: min_quantity })}</Badge>
          )}
          {max_quantity !== null && (
            <Badge>{formatMessage(messages.most, { max: max_quantity })}</Badge>
          )}
        </span>
      </div>
      <Amount weight="medium">{money(item.price)}</Amount>
    </li>
  );
}
