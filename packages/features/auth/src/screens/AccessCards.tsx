import { Banner, Card, ChartIcon, Grid, Heading, Inline, Stack, Text, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accessWords as words } from '../messages/access.ts';

export interface AccessCardsProps {
  mayReadAnalytics: boolean;
}

/** What a role sees, and what is left out for others. */
export function AccessCards({ mayReadAnalytics }: AccessCardsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(words.lead)}
        </Text>
      </Stack>
      <Banner tone={mayReadAnalytics ? 'success' : 'info'} isLive={false}>
        {formatMessage(mayReadAnalytics ? words.both : words.one)}
      </Banner>
      <Grid item="l">
        <Card title={formatMessage(words.everybody)}>
          <Inline gap="m" align="start" isWrapping={false}>
            <UserIcon />
            <Text as="p">{formatMessage(words.everybodyText)}</Text>
          </Inline>
        </Card>
        {mayReadAnalytics && (
          <Card title={formatMessage(words.analysts)}>
            <Inline gap="m" align="start" isWrapping={false}>
              <ChartIcon />
              <Text as="p">{formatMessage(words.analystsText)}</Text>
            </Inline>
          </Card>
        )}
      </Grid>
    </Stack>
  );
}
