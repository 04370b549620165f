import type { Output } from '@servery/api';
import type { listKnowledge } from '@servery/api/template';
import { Avatar, Card, Heading, Link, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { faqCountMessage, faqFoundMessage } from '../messages/faq.ts';
import { places } from '../places.ts';
import * as styles from './knowledge.css.ts';

interface KnowledgeCardProps {
  category: Output<typeof listKnowledge>['categories'][number];
  /** The current search, which stays if questions of the category match it. */
  q: string;
}

/** A category with a link to its questions and their number. */
export function KnowledgeCard({ category, q }: KnowledgeCardProps) {
  const { formatMessage } = useIntl();
  const { title, desc, img, count, found } = category;
  const isFound = q !== '' && found > 0;
  return (
    <Card padding="l">
      <div className={styles.category}>
        <Avatar name={title} src={img} shape="place" size="xl" tone="neutral" isDecorative />
        <Heading level={2}>
          <Link isQuiet href={places.knowledgeCategory(category.category, isFound ? q : '')}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <p className={styles.description} dir="auto">
          {desc}
        </p>
        <Text tone="muted">
          {isFound
            ? formatMessage(faqFoundMessage, { count: found })
            : formatMessage(faqCountMessage, { count })}
        </Text>
      </div>
    </Card>
  );
}
