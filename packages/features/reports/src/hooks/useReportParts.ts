import type { DailyReport } from '@servery/api';
import { explainReport, type ReportFigure, type ReportSum } from '@servery/domain/reports';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { partMessages } from '../messages/parts.ts';

/** Returns a function that lists the parts of a sum of a report, with their names. */
export function useReportParts(report: DailyReport) {
  const { formatMessage } = useIntl();
  const names: Record<ReportFigure, MessageDescriptor> = partMessages;
  return (sum: ReportSum) =>
    explainReport(report)[sum].map(([name, amount]) => ({
      name: formatMessage(names[name]),
      amount,
    }));
}
