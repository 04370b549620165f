import type { Media } from '@servery/api';
import { Badge, Description, DescriptionList, Heading, Link } from '@servery/ui';
import { useIntl } from 'react-intl';
import { editWords as words } from '../messages/edit.ts';
import { uploadWords } from '../messages/upload.ts';
import * as styles from './drawer.css.ts';

interface PictureFactsProps {
  picture: Media;
  /** Where an item of the menu is edited. */
  itemHref: ((id: number) => string) | undefined;
}

const kinds = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', svg: 'SVG' };

/** Where a picture is shown, and what its file is. */
export function PictureFacts({ picture, itemHref }: PictureFactsProps) {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const { used_by, width, height, bytes, kind, added_at, added_by } = picture;
  return (
    <>
      <section className={styles.part}>
        <Heading level={3}>{formatMessage(words.usedBy)}</Heading>
        {used_by.length === 0 ? (
          <p className={styles.quiet}>{formatMessage(words.usedByNone)}</p>
        ) : (
          <ul role="list" className={styles.uses}>
            {used_by.map(({ id, name }) => (
              <li key={id}>
                {itemHref ? <Link href={itemHref(id)}>{name}</Link> : <Badge>{name}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </section>
      <section className={styles.part}>
        <Heading level={3}>{formatMessage(words.facts)}</Heading>
        <DescriptionList>
          <Description term={formatMessage(words.pixels)}>
            {formatMessage(words['dimensions'], {
              width: formatNumber(width),
              height: formatNumber(height),
            })}
          </Description>
          <Description term={formatMessage(words.size)}>
            {formatMessage(uploadWords['size'], {
              kilobytes: formatNumber(Math.max(1, Math.round(bytes / 1024))),
            })}
          </Description>
          <Description term={formatMessage(words.given)}>{kinds[kind]}</Description>
          <Description term={formatMessage(words.added)}>
            {formatMessage(words['addedBy'], {
              day: formatDate(added_at, { dateStyle: 'medium' }),
              person: added_by,
            })}
          </Description>
        </DescriptionList>
      </section>
    </>
  );
}
