import { matchesSearch } from '@servery/domain/search';
import {
  Button,
  CalendarIcon,
  CashIcon,
  ClockIcon,
  EmptyState,
  ListGroup,
  PlayIcon,
  ReceiptIcon,
  SearchIcon,
  StoreIcon,
  SunIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  aboutMessages,
  sectionMessages,
  settingsMessages as messages,
} from '../messages/settings.ts';
import { searchIndex } from '../searchIndex.ts';
import { sections, type Section } from '../settingsView.ts';

const icons: Record<Section, ReactNode> = {
  state: <PlayIcon />,
  profile: <StoreIcon />,
  hours: <CalendarIcon />,
  service_charge: <CashIcon />,
  tax_classes: <ReceiptIcon />,
  trading: <SunIcon />,
  history: <ClockIcon />,
};

interface SectionListProps {
  search: string;
  current: Section | null;
  onOpen: (section: Section) => void;
  onClear: () => void;
}

/** The sections, or those that a search finds, with the settings that match. */
export function SectionList({ search, current, onOpen, onClear }: SectionListProps) {
  const { formatList, formatMessage } = useIntl();
  const found = sections.flatMap((section) => {
    const title = formatMessage(sectionMessages[section]);
    const about = formatMessage(aboutMessages[section]);
    const labels = searchIndex[section].map((label) => formatMessage(label));
    const matching = search === '' ? [] : labels.filter((label) => matchesSearch(search, label));
    const isFound = matching.length > 0 || matchesSearch(search, `${title} ${about}`);
    return isFound ? [{ section, title, about: formatList(matching) || about }] : [];
  });
  if (found.length === 0)
    return (
      <EmptyState
        icon={<SearchIcon />}
        title={formatMessage(messages.none)}
        action={<Button onPress={onClear}>{formatMessage(messages.clear)}</Button>}
      >
        {formatMessage(messages.noneText)}
      </EmptyState>
    );
  return (
    <nav aria-label={formatMessage(messages.sections)}>
      <ListGroup
        label={formatMessage(messages.sections)}
        items={found.map(({ section, title, about }) => ({
          id: section,
          title,
          description: about,
          icon: icons[section],
          isCurrent: section === current,
          onPress: () => onOpen(section),
        }))}
      />
    </nav>
  );
}
