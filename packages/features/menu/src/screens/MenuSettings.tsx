import { Card, EmptyState, Grid, Heading, LinkButton, LockIcon, Stack, Text } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { settingsWords as words } from '../messages/settings.ts';
import * as styles from './MenuSettings.css.ts';

/** Where a card leads, and where something new is made there. */
export interface CardHrefs {
  href: string;
  /** Without it there is nothing to create. */
  createHref?: string;
}

export type MenuCard = 'menus' | 'categories' | 'options' | 'tables' | 'operation' | 'zones';

export interface MenuSettingsProps {
  /** The addresses that the person may go to; a card without one is not shown. */
  hrefs: Partial<Record<MenuCard, CardHrefs>>;
}

const cards: readonly {
  id: MenuCard;
  title: MessageDescriptor;
  text: MessageDescriptor;
  create?: MessageDescriptor;
}[] = [
  { id: 'menus', title: words.menus, text: words.menusText, create: words.createMenu },
  {
    id: 'categories',
    title: words.categories,
    text: words.categoriesText,
    create: words.createCategory,
  },
  { id: 'options', title: words.options, text: words.optionsText, create: words.createOption },
  { id: 'tables', title: words.tables, text: words.tablesText },
  {
    id: 'operation',
    title: words.operation,
    text: words.operationText,
    create: words.createOperation,
  },
  { id: 'zones', title: words.zones, text: words.zonesText },
];

/** The ways to what a menu is made of and served from. */
export function MenuSettings({ hrefs }: MenuSettingsProps) {
  const { formatMessage } = useIntl();
  const shown = cards.filter(({ id }) => hrefs[id]);
  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage(words.title)}</Heading>
      {shown.length === 0 && (
        <EmptyState icon={<LockIcon />} title={formatMessage(words.emptyTitle)}>
          {formatMessage(words.empty)}
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
