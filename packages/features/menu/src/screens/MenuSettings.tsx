import { Card, EmptyState, Grid, Heading, LinkButton, LockIcon, Stack, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { settingsMessages as messages } from '../messages/settings.ts';
import * as styles from './MenuSettings.css.ts';

/** The URLs of a card: its list, and the form to create an entry. */
export interface CardHrefs {
  href: string;
  /** Without it the card has no create button. */
  createHref?: string;
}

export type MenuCard = 'menus' | 'categories' | 'options' | 'tables' | 'operation' | 'zones';

export interface MenuSettingsProps {
  /** The URLs that the person can open; a card without one is hidden. */
  hrefs: Partial<Record<MenuCard, CardHrefs>>;
}

const cards: readonly {
  id: MenuCard;
  title: MessageDescriptor;
  text: MessageDescriptor;
  create?: MessageDescriptor;
}[] = [
  { id: 'menus', title: messages.menus, text: messages.menusText, create: messages.createMenu },
  {
    id: 'categories',
    title: messages.categories,
    text: messages.categoriesText,
    create: messages.createCategory,
  },
  {
    id: 'options',
    title: messages.options,
    text: messages.optionsText,
    create: messages.createOption,
  },
  { id: 'tables', title: messages.tables, text: messages.tablesText },
  {
    id: 'operation',
    title: messages.operation,
    text: messages.operationText,
    create: messages.createOperation,
  },
  { id: 'zones', title: messages.zones, text: messages.zonesText },
];

/** Cards that link to the settings of the menu. */
export function MenuSettings({ hrefs }: MenuSettingsProps) {
  const { formatMessage } = useIntl();
  const shown = cards.filter(({ id }) => hrefs[id]);
  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {shown.length === 0 && (
        <EmptyState icon={<LockIcon />} title={formatMessage(messages.emptyTitle)}>
          {formatMessage(messages.empty)}
        </EmptyState>
      )}
      <Grid item="l">
        {shown.map(({ id, title, text, create }) => {
          const { href, createHref } = hrefs[id]!;
          return (
            <Card key={id} title={formatMessage(title)} padding="l">
              <Stack gap="l">
                <Text tone="muted" as="p">
                  {formatMessage(text)}
                </Text>
                <div className={styles.links}>
                  <LinkButton href={href}>{formatMessage(title)}</LinkButton>
                  {create && createHref && (
                    <LinkButton href={createHref} emphasis="ghost">
                      {formatMessage(create)}
                    </LinkButton>
                  )}
                </div>
              </Stack>
            </Card>
          );
        })}
      </Grid>
    </div>
  );
}
