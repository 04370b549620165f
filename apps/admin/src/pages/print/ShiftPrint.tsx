import type { Shift } from '@servery/api';
import { ShiftPrintDialog } from '@servery/printing';
import { useShowJob } from './useShowJob.ts';

export interface ShiftPrintProps {
  shift: Shift;
  onClose: () => void;
}

/** Prints the report of a shift. */
export default function ShiftPrint(props: ShiftPrintProps) {
  return <ShiftPrintDialog {...props} onShow={useShowJob()} />;
}
