import { Card, Heading, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { layoutWords, templateNavWords } from './messages.ts';

const pages = {
  'collapse-menu': [templateNavWords.collapsed, layoutWords.collapsedText],
  'layout-boxed': [templateNavWords.boxed, layoutWords.boxedText],
  'without-menu': [templateNavWords.withoutMenu, layoutWords.withoutMenuText],
  'layout-empty': [templateNavWords.empty, layoutWords.emptyText],
  'layout-blank': [templateNavWords.blank, layoutWords.blankText],
} as const;

/** The pages that show how the frame can stand, by the last part of their address. */
export type LayoutName = keyof typeof pages;

export interface LayoutDemoProps {
  page: LayoutName;
  /** Where the way back leads, on the page that has no frame. */
  homeHref: string;
}

/** Says how the frame around it stands. */
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
              <LinkButton href={homeHref}>{formatMessage(layoutWords.home)}</LinkButton>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
