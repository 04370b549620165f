import { useListView, type ListScreenProps } from '@servery/screens/list';
import { LoadError } from '@servery/screens';
import { joinAddress } from '@servery/screens/view';
import { Breadcrumbs } from '@servery/ui';
import { useIntl } from 'react-intl';
import { HelpBanner } from '../components/HelpBanner.tsx';
import * as styles from '../components/knowledge.css.ts';
import { KnowledgeMissing } from '../components/KnowledgeMissing.tsx';
import { KnowledgeQuestions } from '../components/KnowledgeQuestions.tsx';
import { NoGuides } from '../components/NoGuides.tsx';
import { useKnowledgeCategory } from '../hooks/useKnowledge.ts';
import { knowledgeView } from '../knowledgeView.ts';
import { faqCountMessage, faqFoundMessage } from '../messages/faq.ts';
import { knowledgeMessages as messages } from '../messages/knowledge.ts';
import { places } from '../places.ts';

export interface KnowledgeCategoryProps extends ListScreenProps {
  /** The name of the category in URLs. */
  category: string;
}

/** The questions of a category in groups, with a search that the URL holds. */
function Category({ category, search, onSearchChange }: KnowledgeCategoryProps) {
  const { formatMessage } = useIntl();
  const { view, change } = useListView(knowledgeView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { data, error, mutate } = useKnowledgeCategory(category, view.q);
  if (!data) return <KnowledgeMissing error={error} onRetry={mutate} />;
  const { title, desc } = data.category;
  const count = data.groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { href: places.knowledge, label: formatMessage(messages.title) },
          { href: places.knowledgeCategory(category), label: title },
        ]}
      />
      <HelpBanner
        title={title}
        text={desc}
        searchLabel={formatMessage(messages.search)}
        search={view.q}
        onSearch={(q, isTyping) => change({ q }, isTyping)}
        count={formatMessage(view.q === '' ? faqCountMessage : faqFoundMessage, { count })}
      />
      {error && <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />}
      {data.groups.length === 0 && <NoGuides onClear={() => change({ q: '' })} />}
      <div className={styles.cards}>
        {data.groups.map((group) => (
          <KnowledgeQuestions key={group.id} category={category} group={group} />
        ))}
      </div>
    </div>
  );
}

/** A category of the knowledge base. The questions of another one don't stay while it loads. */
export const KnowledgeCategory = (props: KnowledgeCategoryProps) => (
  <Category key={props.category} {...props} />
);
