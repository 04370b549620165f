import { Card, Heading, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { layoutMessages, templateNavMessages } from './messages.ts';

const pages = {
  'collapse-menu': [templateNavMessages.collapsed, layoutMessages.collapsedText],
  'layout-boxed': [templateNavMessages.boxed, layoutMessages.boxedText],
  'without-menu': [templateNavMessages.withoutMenu, layoutMessages.withoutMenuText],
  'layout-empty': [templateNavMessages.empty, layoutMessages.emptyText],
  'layout-blank': [templateNavMessages.blank, layoutMessages.blankText],
} as const;

/** The pages that demonstrate layouts of the shell, by the last segment of their URL. */
export type LayoutName = keyof typeof pages;

export interface LayoutDemoProps {
  page: LayoutName;
  /** The URL of the home page, for the page without a shell. */
  homeHref: string;
}

/** Page that describes the layout of the shell around it. */
export function LayoutDemo({ page, homeHref }: LayoutDemoProps) {
  const { formatMessage } = useIntl();
  const [title, text] = pages[page];
  return (
    <Stack gap="l">
      <Heading level={1}>{formatMessage(title)}</Heading>
      <Card>
        <Stack gap="m">
          <Text as="p">{formatMessage(text)}</Text>
          {page === 'layout-blank' && (
            <div>
              <LinkButton href={homeHref}>{formatMessage(layoutMessages.home)}</LinkButton>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
