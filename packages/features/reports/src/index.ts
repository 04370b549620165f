export { CloseDay, type CloseDayProps } from './components/CloseDay.tsx';
export { DailyReport, type DailyReportProps } from './screens/DailyReport.tsx';
export { reportView } from './reportView.ts';
