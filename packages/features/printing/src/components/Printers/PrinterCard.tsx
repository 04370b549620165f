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
  connectionWords,
  dutyWords,
  failureTextWords,
  printersWords as words,
} from '../../messages.ts';

export interface PrinterCardProps {
  printer: Printer;
  mayEdit: boolean;
  mayPrint: boolean;
  onEdit: () => void;
  onTest: () => void;
}

/** How a printer does, in a word and its colour. */
function useStanding({ is_active, failure, waiting }: Printer): [BadgeProps['tone'], string] {
  const { formatMessage } = useIntl();
  if (!is_active) return ['neutral', formatMessage(words.off)];
  if (failure) return ['danger', formatMessage(words.trouble)];
  if (waiting > 0) return ['info', formatMessage(words.waiting, { count: waiting })];
  return ['success', formatMessage(words.ready)];
}

/** One printer: how it does, how it is reached, and what one can do with it. */
export function PrinterCard({ printer, mayEdit, mayPrint, onEdit, onTest }: PrinterCardProps) {
  const { formatMessage, formatList } = useIntl();
  const moment = useMoment(printer.merchant_id);
  const [tone, standing] = useStanding(printer);
  const { name, connection, host, port, duties, failure, given_up } = printer;
  const reached = formatMessage(connectionWords[connection]);
  return (
    <Card
      title={<bdi>{name}</bdi>}
      actions={<Badge tone={tone}>{standing}</Badge>}
      footer={
        (mayEdit || mayPrint) && (
          <Inline gap="s">
            {mayPrint && (
              <Button
                aria-label={formatMessage(words.testName, { name })}
                isDisabled={!printer.is_active}
                onPress={onTest}
              >
                {formatMessage(words.test)}
              </Button>
            )}
            {mayEdit && (
              <Button
                emphasis="ghost"
                aria-label={formatMessage(words.editName, { name })}
                onPress={onEdit}
              >
                {formatMessage(words.edit)}
              </Button>
            )}
          </Inline>
        )
      }
    >
      <Stack gap="s">
        {failure && <Text tone="danger">{formatMessage(failureTextWords[failure])}</Text>}
        {given_up > 0 && (
          <Text tone="danger" weight="bold">
            {formatMessage(words.givenUp, { count: given_up })}
          </Text>
        )}
        <DescriptionList>
          <Description term={formatMessage(words.reached)}>
            {host === '' ? reached : <bdi>{`${host}:${port}`}</bdi>}
          </Description>
          <Description term={formatMessage(words.prints)}>
            {duties.length === 0
              ? formatMessage(words.nothing)
              : formatList(duties.map((duty) => formatMessage(dutyWords[duty])))}
          </Description>
          <Description term={formatMessage(words.last)}>
            {printer.printed_at ? moment(printer.printed_at) : formatMessage(words.never)}
          </Description>
          {printer.fallback_name && (
            <Description term={formatMessage(words.standIn)}>
              <bdi>{printer.fallback_name}</bdi>
            </Description>
          )}
        </DescriptionList>
      </Stack>
    </Card>
  );
}
