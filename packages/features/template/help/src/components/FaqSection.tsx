import type { FaqGroup } from '@servery/api/template';
import { Button, Card, EmptyState, Heading, SearchIcon, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { elsewhereMessage, faqMessages as messages } from '../messages/faq.ts';
import { FaqEntries } from './FaqEntries.tsx';
import { faqIcon } from './faqIcons.tsx';
import { FaqPages } from './FaqPages.tsx';
import * as styles from './help.css.ts';

interface FaqSectionProps {
  group: FaqGroup;
  /** The number of results in the other categories. */
  elsewhere: number;
  canOpen: (href: string) => boolean;
  onClear: () => void;
}

/** The questions of a category, the prices of its services, and links to its pages. */
export function FaqSection({ group, elsewhere, canOpen, onClear }: FaqSectionProps) {
  const { formatMessage } = useIntl();
  const { id, subIcon, title, subtitle, qandA } = group;
  return (
    <Stack gap="l">
      <div className={styles.heading}>
        <span className={styles.sign}>{faqIcon[subIcon]}</span>
        <div>
          <Heading level={2}>
            <bdi>{title}</bdi>
          </Heading>
          <p className={styles.subtitle}>
            <bdi>{subtitle}</bdi>
          </p>
        </div>
      </div>
      {qandA.length === 0 ? (
        <Card padding="l">
          <EmptyState
            level={3}
            icon={<SearchIcon />}
            title={formatMessage(messages.noResult)}
            action={<Button onPress={onClear}>{formatMessage(messages.clear)}</Button>}
          >
            <Text>
              {elsewhere > 0
                ? formatMessage(elsewhereMessage, { count: elsewhere })
                : formatMessage(messages.noResultText)}
            </Text>
          </EmptyState>
        </Card>
      ) : (
        <FaqEntries key={id} title={title} entries={qandA} />
      )}
      <FaqPages pages={group.pages.filter(({ nav_link }) => canOpen(nav_link))} />
    </Stack>
  );
}
