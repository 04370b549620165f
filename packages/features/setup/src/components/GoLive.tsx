import { type SetUpGuide } from '@servery/api';
import { Banner, Button, Card, LinkButton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { setupMessages as messages, stepNames } from '../messages/setup.ts';

interface GoLiveProps {
  guide: SetUpGuide;
  /** The screen on which orders are taken; undefined while there are no tables. */
  orderHref: string | undefined;
  /** The screen on which orders from guests appear. */
  boardHref: string | undefined;
  error: string | undefined;
  isPending: boolean;
  onGoLive: () => void;
}

/** The end of the guide: the button that opens the business, or the way to its first order. */
export function GoLive({ guide, orderHref, boardHref, error, isPending, onGoLive }: GoLiveProps) {
  const { formatMessage, formatList } = useIntl();
  const { setup_status, needed, name } = guide;
  const nextHref = orderHref ?? boardHref;
  if (setup_status === 'live')
    return (
      <Card tone="success" emphasis="soft" title={formatMessage(messages.isLive, { name })}>
        <Stack gap="m" align="start">
          <Text>{formatMessage(messages.isLiveText)}</Text>
          {nextHref && (
            <LinkButton href={nextHref} tone="accent" emphasis="solid" size="l">
              {formatMessage(orderHref ? messages.firstOrder : messages.board)}
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
