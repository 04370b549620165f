import {
  Banner,
  Card,
  ChartIcon,
  Grid,
  Heading,
  Inline,
  LinkButton,
  Stack,
  Text,
  UserIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { accessMessages as messages } from '../messages/access.ts';

export interface AccessCardsProps {
  /** Whether the user's role allows reading analytics. */
  mayReadAnalytics: boolean;
  /** The URL of the page that needs the same permission. */
  analyticsHref: string;
}

/** The cards that a role sees; those without permission are omitted. */
export function AccessCards({ mayReadAnalytics, analyticsHref }: AccessCardsProps) {
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
          <Card
            title={formatMessage(messages.analysts)}
            footer={<LinkButton href={analyticsHref}>{formatMessage(messages.open)}</LinkButton>}
          >
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
