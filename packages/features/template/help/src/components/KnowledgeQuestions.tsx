import type { KnowledgeGroup, KnowledgeIcon } from '@servery/api/template';
import {
  AlertIcon,
  Badge,
  Card,
  CheckIcon,
  CustomersIcon,
  Heading,
  ListGroup,
  SettingsIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { places } from '../places.ts';
import * as styles from './knowledge.css.ts';

const icons: Readonly<Record<KnowledgeIcon, ReactNode>> = {
  start: <CheckIcon />,
  settings: <SettingsIcon />,
  people: <CustomersIcon />,
  problem: <AlertIcon />,
};

interface KnowledgeQuestionsProps {
  /** The name of the category in URLs. */
  category: string;
  group: KnowledgeGroup;
}

/** The questions of a group as links, with their number. */
export function KnowledgeQuestions({ category, group }: KnowledgeQuestionsProps) {
  const { formatNumber } = useIntl();
  const { title, icon, iconColor, questions } = group;
  return (
    <Card padding="l">
      <div className={styles.group}>
        <div className={styles.groupHead}>
          <span className={styles.sign[iconColor]}>{icons[icon]}</span>
          <Heading level={2}>
            <bdi>{title}</bdi>
          </Heading>
          <Badge>{formatNumber(questions.length)}</Badge>
        </div>
        <ListGroup
          isFlush
          label={title}
          items={questions.map(({ id, question, slug }) => ({
            id: String(id),
            href: places.knowledgeQuestion(category, slug),
            title: <bdi>{question}</bdi>,
          }))}
        />
      </div>
    </Card>
  );
}
