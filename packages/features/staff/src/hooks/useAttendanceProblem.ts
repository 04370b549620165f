import { useProblemText } from '@servery/screens';
import { entryProblemMessages } from '../messages/attendanceEntry.ts';

/** Returns a function that explains why an entry can't be changed. */
export const useAttendanceProblem = () => useProblemText(entryProblemMessages);
