import type { FaqGroup } from '@servery/api/template';
import { Heading, Inline, Link, LinkButton, PlusIcon, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { faqMessages as messages } from '../messages/faq.ts';
import * as styles from './help.css.ts';

/** Links to the pages that a category is about, and to their forms for new entries. */
export function FaqPages({ pages }: { pages: FaqGroup['pages'] }) {
  const { formatMessage } = useIntl();
  if (pages.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={3}>{formatMessage(messages.pages)}</Heading>
      <div className={styles.pages}>
        {pages.map(({ title, nav_link, create_title, create_link }) => (
          <Inline key={nav_link} justify="between">
            <Link href={nav_link}>{title}</Link>
            <LinkButton href={create_link} icon={<PlusIcon />}>
              {create_title}
            </LinkButton>
          </Inline>
        ))}
      </div>
    </Stack>
  );
}
