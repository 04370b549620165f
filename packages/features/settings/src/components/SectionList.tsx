import { matchesSearch } from '@servery/domain/search';
import {
  BankIcon,
  Button,
  CalendarIcon,
  CardIcon,
  CashIcon,
  ClockIcon,
  EmptyState,
  ListGroup,
  PaletteIcon,
  PlayIcon,
  PrinterIcon,
  ReceiptIcon,
  SearchIcon,
  SettingsIcon,
  ShieldIcon,
  SmartphoneIcon,
  StoreIcon,
  SunIcon,
  UtensilsIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  aboutMessages,
  sectionMessages,
  settingsMessages as messages,
} from '../messages/settings.ts';
import { moreMessages } from '../messages/more.ts';
import { searchIndex } from '../searchIndex.ts';
import { sections, type Section } from '../settingsView.ts';
import * as styles from './settings.css.ts';

const icons: Record<Section, ReactNode> = {
  state: <PlayIcon />,
  profile: <StoreIcon />,
  hours: <CalendarIcon />,
  service_charge: <CashIcon />,
  tax_classes: <ReceiptIcon />,
  trading: <SunIcon />,
  brand: <PaletteIcon />,
  payout: <BankIcon />,
  history: <ClockIcon />,
};

const moreIcons = {
  payments: <CardIcon />,
  bookings: <CalendarIcon />,
  features: <SettingsIcon />,
  zones: <UtensilsIcon />,
  printers: <PrinterIcon />,
  receipts: <ReceiptIcon />,
  devices: <SmartphoneIcon />,
  platform: <ShieldIcon />,
};

/** A link to another screen with settings. */
export interface MoreSettings {
  name: keyof typeof moreIcons;
  href: string;
}

interface SectionListProps {
  search: string;
  current: Section | null;
  /** The other screens with settings that the person can open. */
  more: readonly MoreSettings[];
  onOpen: (section: Section) => void;
  onClear: () => void;
}

/** The sections and other settings, or those that a search finds, with what matches. */
export function SectionList({ search, current, more, onOpen, onClear }: SectionListProps) {
  const { formatList, formatMessage } = useIntl();
  const found = sections.flatMap((section) => {
    const title = formatMessage(sectionMessages[section]);
    const about = formatMessage(aboutMessages[section]);
    const labels = searchIndex[section].map((label) => formatMessage(label));
    const matching = search === '' ? [] : labels.filter((label) => matchesSearch(search, label));
    const isFound = matching.length > 0 || matchesSearch(search, `${title} ${about}`);
    return isFound ? [{ section, title, about: formatList(matching) || about }] : [];
  });
  const links = more.flatMap(({ name, href }) => {
    const title = formatMessage(moreMessages[name]);
    return matchesSearch(search, title) ? [{ id: name, title, href, icon: moreIcons[name] }] : [];
  });
  if (found.length === 0 && links.length === 0)
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
    <nav aria-label={formatMessage(messages.sections)} className={styles.stack}>
      {found.length > 0 && (
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
      )}
      {links.length > 0 && <ListGroup label={formatMessage(messages.more)} items={links} />}
    </nav>
  );
}
