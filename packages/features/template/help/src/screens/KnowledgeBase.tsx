import { LinesSkeleton } from '@servery/screens';
import { ListBody, useListView, type ListScreenProps } from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { EmptyState, HelpIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ContactCards } from '../components/ContactCards.tsx';
import { HelpBanner } from '../components/HelpBanner.tsx';
import * as styles from '../components/knowledge.css.ts';
import { KnowledgeCard } from '../components/KnowledgeCard.tsx';
import { NoGuides } from '../components/NoGuides.tsx';
import { useKnowledge } from '../hooks/useKnowledge.ts';
import { knowledgeView } from '../knowledgeView.ts';
import { faqCountMessage } from '../messages/faq.ts';
import { categoriesFoundMessage, knowledgeMessages as messages } from '../messages/knowledge.ts';

/** The categories of the knowledge base, with a search that the URL holds. */
export function KnowledgeBase({ search, onSearchChange }: ListScreenProps) {
  const { formatMessage } = useIntl();
  const { view, change } = useListView(knowledgeView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { data, error, mutate } = useKnowledge(view.q);
  const categories = data?.categories ?? [];
  const count =
    view.q === ''
      ? formatMessage(faqCountMessage, {
          count: categories.reduce((sum, category) => sum + category.count, 0),
        })
      : formatMessage(categoriesFoundMessage, { count: categories.length });
  return (
    <div className={styles.page}>
      <HelpBanner
        title={formatMessage(messages.title)}
        text={formatMessage(messages.text)}
        searchLabel={formatMessage(messages.search)}
        search={view.q}
        onSearch={(q, isTyping) => change({ q }, isTyping)}
        count={data ? count : ''}
      />
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        onRetry={mutate}
        rows={data?.categories}
        skeleton={<LinesSkeleton label={formatMessage(messages.loading)} />}
        empty={
          view.q === '' ? (
            <EmptyState icon={<HelpIcon />} title={formatMessage(messages.none)}>
              {formatMessage(messages.noneText)}
            </EmptyState>
          ) : (
            <NoGuides onClear={() => change({ q: '' })} />
          )
        }
      >
        {(rows) => (
          <ul role="list" aria-label={formatMessage(messages.categories)} className={styles.cards}>
            {rows.map((category) => (
              <li key={category.id} className={styles.cell}>
                <KnowledgeCard category={category} q={view.q} />
              </li>
            ))}
          </ul>
        )}
      </ListBody>
      <ContactCards />
    </div>
  );
}
