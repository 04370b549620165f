import { type SetUpGuide } from '@servery/api';
import { Banner, Button, Card, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { setupMessages as messages, stepNames } from '../messages/setup.ts';

interface GoLiveProps {
  guide: SetUpGuide;
  /** The screen on which orders are taken. */
  orderHref: string | undefined;
  error: string | undefined;
  isPending: boolean;
  onGoLive: () => void;
}

/** The end of the guide: the button that opens the business, or the way to its first order. */
export function GoLive({ guide, orderHref, error, isPending, onGoLive }: GoLiveProps) {
  const { formatMessage, formatList } = useIntl();
  const { setup_status, needed, name } = guide;
  if (setup_status === 'live')
    return (
      <Card tone="success" emphasis="soft" title={formatMessage(messages.isLive, { name })}>
        <Stack gap="m" align="start">
          <Text>{formatMessage(messages.isLiveText)}</Text>
          {orderHref && (
            <LinkButton href={orderHref} tone="accent" emphasis="solid" size="l">
              {formatMessage(messages.firstOrder)}
            </LinkButton>
          )}
        </Stack>
      </Card>
    );
  const names = needed.map((step) => formatMessage(stepNames[step]));
  return (
    <Card title={formatMessage(messages.live)}>
      <Stack gap="m" align="start">
        <Text>
          {names.length > 0
            ? formatMessage(messages.needs, { steps: formatList(names) })
            : formatMessage(messages.liveText)}
        </Text>
        {error && <Banner tone="danger">{error}</Banner>}
        <Button
          tone="accent"
          emphasis="solid"
          size="l"
          isDisabled={names.length > 0}
          isPending={isPending}
          onPress={onGoLive}
        >
          {formatMessage(messages.goLive)}
        </Button>
      </Stack>
    </Card>
  );
}
