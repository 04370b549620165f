import { SummaryDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface ReportPrintProps {
  merchantId: number;
  days: { from_date: string; to_date: string };
  onClose: () => void;
}

/** Prints the report of some trading days. */
export default function ReportPrint(props: ReportPrintProps) {
  return <SummaryDialog {...props} onShow={useShowJob()} />;
}
