import { Breadcrumbs, Card, Heading, ListGroup, Text } from '@servery/ui';
import { Html } from '@servery/ui/html';
import { useIntl } from 'react-intl';
import * as styles from '../components/knowledge.css.ts';
import { KnowledgeMissing } from '../components/KnowledgeMissing.tsx';
import { useKnowledgeQuestion } from '../hooks/useKnowledge.ts';
import { knowledgeMessages as messages, updatedMessage } from '../messages/knowledge.ts';
import { places } from '../places.ts';

export interface KnowledgeQuestionProps {
  /** The name of the category in URLs. */
  category: string;
  /** The name of the question in URLs. */
  question: string;
}

/** A question of the knowledge base with its answer and related questions. */
export function KnowledgeQuestion({ category, question }: KnowledgeQuestionProps) {
  const { formatMessage, formatDate } = useIntl();
  const { data, error, mutate } = useKnowledgeQuestion(category, question);
  if (!data) return <KnowledgeMissing error={error} onRetry={mutate} />;
  const { title, lastUpdated, content, relatedQuestions } = data.question;
  const day = formatDate(lastUpdated, { dateStyle: 'long' });
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { href: places.knowledge, label: formatMessage(messages.title) },
          { href: places.knowledgeCategory(category), label: data.category.title },
          { href: places.knowledgeQuestion(category, question), label: title },
        ]}
      />
      <div className={styles.answer}>
        <Card padding="l">
          <article className={styles.article}>
            <div>
              <Heading level={1}>
                <bdi>{title}</bdi>
              </Heading>
              <Text tone="muted">{formatMessage(updatedMessage, { day })}</Text>
            </div>
            <div dir="auto">
              <Html html={content} headingLevel={2} label={title} />
            </div>
          </article>
        </Card>
        {relatedQuestions.length > 0 && (
          <Card title={formatMessage(messages.related)}>
            <ListGroup
              isFlush
              label={formatMessage(messages.related)}
              items={relatedQuestions.map((related) => ({
                id: String(related.id),
                href: places.knowledgeQuestion(category, related.slug),
                title: <bdi>{related.question}</bdi>,
              }))}
            />
          </Card>
        )}
      </div>
    </div>
  );
}
