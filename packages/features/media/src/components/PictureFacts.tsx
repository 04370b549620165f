import type { Media } from '@servery/api';
import { Badge, Description, DescriptionList, Heading, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { editMessages as messages } from '../messages/edit.ts';
import { uploadMessages } from '../messages/upload.ts';
import * as styles from './drawer.css.ts';

interface PictureFactsProps {
  picture: Media;
  /** Returns the URL where a menu item is edited. */
  itemHref: ((id: number) => string) | undefined;
}

const kinds = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' };

/** The menu items and the brand that use a picture, and the properties of its file. */
export function PictureFacts({ picture, itemHref }: PictureFactsProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { used_by, is_in_brand, width, height, bytes, kind, added_at, added_by } = picture;
  return (
    <>
      <section className={styles.part}>
        <Heading level={3}>{formatMessage(messages.usedBy)}</Heading>
        {used_by.length > 0 || is_in_brand ? (
          <ul role="list" className={styles.uses}>
            {used_by.map(({ id, name }) => (
              <li key={id}>
                {itemHref ? <Link href={itemHref(id)}>{name}</Link> : <Badge>{name}</Badge>}
              </li>
            ))}
            {is_in_brand && (
              <li>
                <Badge>{formatMessage(messages.brand)}</Badge>
              </li>
            )}
          </ul>
        ) : (
          <p className={styles.quiet}>{formatMessage(messages.usedByNone)}</p>
        )}
      </section>
      <section className={styles.part}>
        <Heading level={3}>{formatMessage(messages.facts)}</Heading>
        <DescriptionList>
          <Description term={formatMessage(messages.pixels)}>
            {formatMessage(messages['dimensions'], {
              width: formatNumber(width),
              height: formatNumber(height),
            })}
          </Description>
          <Description term={formatMessage(messages.size)}>
            {formatMessage(uploadMessages['size'], {
              kilobytes: formatNumber(Math.max(1, Math.round(bytes / 1024))),
            })}
          </Description>
          <Description term={formatMessage(messages.given)}>{kinds[kind]}</Description>
          <Description term={formatMessage(messages.added)}>
            {formatMessage(messages['addedBy'], {
              day: formatDate(added_at, { dateStyle: 'medium' }),
              person: added_by,
            })}
          </Description>
        </DescriptionList>
      </section>
    </>
  );
}
