import type { FaqGroup } from '@servery/api/template';
import { Nav, TabLinks, useMedia } from '@servery/ui';
import { media } from '@servery/ui/styles';
import { useIntl } from 'react-intl';
import { faqMessages as messages } from '../messages/faq.ts';
import { places } from '../places.ts';
import { faqIcon } from './faqIcons.tsx';

interface FaqCategoriesProps {
  groups: readonly FaqGroup[];
  current: FaqGroup;
  /** The query string of the URL. */
  search: string;
}

/** Links to the categories with their numbers of entries: a column, or a row on small screens. */
export function FaqCategories({ groups, current, search }: FaqCategoriesProps) {
  const { formatMessage, formatNumber } = useIntl();
  const isWide = useMedia(media.wide);
  const label = formatMessage(messages.categories);
  const links = groups.map((group) => ({
    href: places.faqCategory(group.id, search),
    icon: faqIcon[group.icon],
    isCurrent: group === current,
    title: group.title,
    count: formatNumber(group.qandA.length),
  }));
  if (!isWide) return <TabLinks label={label} items={links} />;
  return (
    <Nav
      label={label}
      variant="pills"
      orientation="vertical"
      items={links.map(({ title, count, ...link }) => ({ ...link, label: title, end: count }))}
    />
  );
}
