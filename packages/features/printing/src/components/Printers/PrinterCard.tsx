import type { Printer } from '@servery/api';
import {
  Badge,
  Button,
  Card,
  Description,
  DescriptionList,
  Inline,
  Stack,
  Text,
  type BadgeProps,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMoment } from '../../hooks/useMoment.ts';
import {
  connectionMessages,
  dutyMessages,
  failureTextMessages,
  printersMessages as messages,
} from '../../messages.ts';

export interface PrinterCardProps {
  printer: Printer;
  mayEdit: boolean;
  mayPrint: boolean;
  onEdit: () => void;
  onTest: () => void;
}

/** Returns the badge tone and label of a printer's status. */
function useStatus({ is_active, failure, waiting }: Printer): [BadgeProps['tone'], string] {
  const { formatMessage } = useIntl();
  if (!is_active) return ['neutral', formatMessage(messages.off)];
  if (failure) return ['danger', formatMessage(messages.cantPrint)];
  if (waiting > 0) return ['info', formatMessage(messages.waiting, { count: waiting })];
  return ['success', formatMessage(messages.ready)];
}

/** One printer with its status, connection and actions. */
export function PrinterCard({ printer, mayEdit, mayPrint, onEdit, onTest }: PrinterCardProps) {
  const { formatMessage, formatList } = useIntl();
  const moment = useMoment(printer.merchant_id);
  const [tone, status] = useStatus(printer);
  const { name, connection, host, port, duties, failure, given_up } = printer;
  const reached = formatMessage(connectionMessages[connection]);
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={<Badge tone={tone}>{status}</Badge>}
      footer={
        (mayEdit || mayPrint) && (
          <Inline gap="s">
            {mayPrint && (
              <Button
                aria-label={formatMessage(messages.testName, { name })}
                isDisabled={!printer.is_active}
                onPress={onTest}
              >
                {formatMessage(messages.test)}
              </Button>
            )}
            {mayEdit && (
              <Button
                emphasis="ghost"
                aria-label={formatMessage(messages.editName, { name })}
                onPress={onEdit}
              >
                {formatMessage(messages.edit)}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack gap="s">
        {failure && <Text tone="danger">{formatMessage(failureTextMessages[failure])}</Text>}
        {given_up > 0 && (
          <Text tone="danger" weight="bold">
            {formatMessage(messages.givenUp, { count: given_up })}
          </Text>
        )}
        <DescriptionList>
          <Description term={formatMessage(messages.reached)}>
            {host === '' ? reached : <bdi>{`${host}:${port}`}</bdi>}
          </Description>
          <Description term={formatMessage(messages.prints)}>
            {duties.length === 0
              ? formatMessage(messages.nothing)
              : formatList(duties.map((duty) => formatMessage(dutyMessages[duty])))}
          </Description>
          <Description term={formatMessage(messages.last)}>
            {printer.printed_at ? moment(printer.printed_at) : formatMessage(messages.never)}
          </Description>
          {printer.fallback_name && (
            <Description term={formatMessage(messages.backupPrinter)}>
              <bdi>{printer.fallback_name}</bdi>
            </Description>
          )}
        </DescriptionList>
      </Stack>
    </Card>
  );
}
