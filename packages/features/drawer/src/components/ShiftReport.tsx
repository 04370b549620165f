import type { Shift } from '@servery/api';
import { useRights } from '@servery/api/user';
import { LinesSkeleton, LoadError, useFormat } from '@servery/screens';
import { actionMessages } from '@servery/screens/messages';
import {
  Badge,
  Button,
  Description,
  DescriptionList,
  Drawer,
  Heading,
  PrinterIcon,
  Text,
} from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useMovements, useShift } from '../hooks/useDrawers.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { reportMessages as messages, shiftsMessages, stateMessages } from '../messages/shifts.ts';
import { part } from './layout.css.ts';
import { Movements } from './Movements.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { stateTones } from './stateTones.ts';
import { useCounting } from './useCounting.tsx';

/** Returns the dialog that prints a shift. */
export type RenderPrint = (shift: Shift, onClose: () => void) => ReactNode;

/** The drawer, the times and the people of a shift. */
function Facts({ shift }: { shift: Shift }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(shift.merchant_id);
  const { drawer, state, opened_at, closed_at, closed_by, approved_by, reason } = shift;
  const facts: [string, string | null][] = [
    [formatMessage(shiftsMessages.drawer), drawer.name],
    [formatMessage(shiftsMessages.opened), dateTime(opened_at)],
    [formatMessage(shiftsMessages.closed), closed_at && dateTime(closed_at)],
    [formatMessage(messages.closedBy), closed_by],
    [formatMessage(messages.approvedBy), approved_by],
    [formatMessage(messages.reason), reason],
  ];
  return (
    <DescriptionList look="pairs">
      <Description term={formatMessage(shiftsMessages.status)}>
        <Badge tone={stateTones[state]}>{formatMessage(stateMessages[state])}</Badge>
      </Description>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <Description key={term} term={term}>
              <bdi>{fact}</bdi>
            </Description>
          ),
      )}
    </DescriptionList>
  );
}

/** The latest cash movements of a shift that the reader may see. */
function Cash({ shift }: { shift: Shift }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data } = useMovements(shift.id);
  if (!data) return <LinesSkeleton />;
  const { aaData, total } = data;
  return (
    <>
      {total === 0 && <Text tone="muted">{formatMessage(messages.noMovements)}</Text>}
      <Movements merchantId={shift.merchant_id} movements={aaData} />
      {total > aaData.length && (
        <Text as="p" tone="muted">
          {formatMessage(messages.latest, {
            count: formatNumber(aaData.length),
            total: formatNumber(total),
          })}
        </Text>
      )}
    </>
  );
}

interface ShiftReportProps {
  id: number;
  /** Returns the dialog that prints a shift; without it, shifts can’t be printed. */
  renderPrint?: RenderPrint | undefined;
  onClose: () => void;
}

/** Panel with the report of a shift. A shift that isn't closed can be counted from it. */
export function ShiftReport({ id, renderPrint, onClose }: ShiftReportProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data, error, mutate } = useShift(id);
  const { button, panels } = useCounting(data);
  const may = useRights();
  const [isPrinting, setPrinting] = useState(false);
  const canPrint = renderPrint && data?.sums && may('print.job');
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={onClose}
        title={
          data
            ? formatMessage(messages.title, { name: data.person.name })
            : formatMessage(shiftsMessages.title)
        }
        footer={
          (canPrint || button) && (
            <>
              {canPrint && (
                <Button icon={<PrinterIcon />} onPress={() => setPrinting(true)}>
                  {formatMessage(actionMessages.print)}
                </Button>
              )}
              {button}
            </>
          )
        }
      >
        {data && (
          <div className={part}>
            <Facts shift={data} />
            <Heading level={3}>{formatMessage(messages.figures)}</Heading>
            <ReportFigures shift={data} />
            <Heading level={3}>{formatMessage(messages.movements)}</Heading>
            <Cash shift={data} />
          </div>
        )}
        {!data && !error && <LinesSkeleton />}
        {error && !data && (
          <LoadError
            error={error}
            title={formatMessage(messages.failed)}
            explain={explain}
            onRetry={mutate}
          />
        )}
      </Drawer>
      {panels}
      {isPrinting && data && renderPrint?.(data, () => setPrinting(false))}
    </>
  );
}
