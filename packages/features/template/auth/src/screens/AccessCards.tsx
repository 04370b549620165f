import { Banner, Card, ChartIcon, Grid, Heading, Inline, Stack, Text, UserIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { accessMessages as messages } from '../messages/access.ts';

export interface AccessCardsProps {
  mayReadAnalytics: boolean;
}

/** The cards that a role sees; those without permission are omitted. */
export function AccessCards({ mayReadAnalytics }: AccessCardsProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <Stack gap="s">
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <Text as="p" tone="muted">
          {formatMessage(messages.lead)}
        </Text>
      </Stack>
      <Banner tone={mayReadAnalytics ? 'success' : 'info'} isLive={false}>
        {formatMessage(mayReadAnalytics ? messages.both : messages.one)}
      </Banner>
      <Grid item="l">
        <Card title={formatMessage(messages.everybody)}>
          <Inline gap="m" align="start" isWrapping={false}>
            <UserIcon />
            <Text as="p">{formatMessage(messages.everybodyText)}</Text>
          </Inline>
        </Card>
        {mayReadAnalytics && (
          <Card title={formatMessage(messages.analysts)}>
            <Inline gap="m" align="start" isWrapping={false}>
              <ChartIcon />
              <Text as="p">{formatMessage(messages.analystsText)}</Text>
            </Inline>
          </Card>
        )}
      </Grid>
    </Stack>
  );
}
