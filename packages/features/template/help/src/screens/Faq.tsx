import type { FaqGroup } from '@servery/api/template';
import { LinesSkeleton } from '@servery/screens';
import { ListBody, useListView, type ListScreenProps } from '@servery/screens/list';
import { joinAddress } from '@servery/screens/view';
import { EmptyState, HelpIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ContactCards } from '../components/ContactCards.tsx';
import { FaqCategories } from '../components/FaqCategories.tsx';
import { FaqSection } from '../components/FaqSection.tsx';
import * as styles from '../components/help.css.ts';
import { HelpBanner } from '../components/HelpBanner.tsx';
import { faqView } from '../faqView.ts';
import { useFaq } from '../hooks/useFaq.ts';
import { faqCountMessage, faqFoundMessage, faqMessages as messages } from '../messages/faq.ts';

export interface FaqProps extends ListScreenProps {
  /**
   * Whether the reader can open a page of the back office. Others aren't linked.
   * @default none
   */
  canOpen?: (href: string) => boolean;
}

const sizeOf = ({ qandA }: Pick<FaqGroup, 'qandA'>) => qandA.length;
const questionsIn = ({ qandA }: Pick<FaqGroup, 'qandA'>) =>
  qandA.filter((entry) => 'question' in entry).length;

/** Frequently asked questions by category, with a search. The URL holds both. */
export function Faq({ search, onSearchChange, canOpen = () => false }: FaqProps) {
  const { formatMessage } = useIntl();
  const { view, change } = useListView(faqView, search, (next, isTyping) =>
    onSearchChange(joinAddress('', next), isTyping),
  );
  const { data, error, mutate } = useFaq(view.q);
  const total = (count: (group: FaqGroup) => number) =>
    data?.groups.reduce((sum, group) => sum + count(group), 0) ?? 0;
  const results = total(sizeOf);
  const count =
    view.q === ''
      ? formatMessage(faqCountMessage, { count: total(questionsIn) })
      : formatMessage(faqFoundMessage, { count: results });
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
        rows={data?.groups}
        skeleton={<LinesSkeleton label={formatMessage(messages.loading)} />}
        empty={
          <EmptyState icon={<HelpIcon />} title={formatMessage(messages.none)}>
            {formatMessage(messages.noneText)}
          </EmptyState>
        }
      >
        {(groups) => {
          const group =
            groups.find(({ id }) => id === view.category) ?? groups.find(sizeOf) ?? groups[0]!;
          return (
            <div className={styles.columns}>
              <FaqCategories groups={groups} current={group} search={search} />
              <FaqSection
                group={group}
                elsewhere={results - sizeOf(group)}
                canOpen={canOpen}
                onClear={() => change({ q: '' })}
              />
            </div>
          );
        }}
      </ListBody>
      <ContactCards />
    </div>
  );
}
