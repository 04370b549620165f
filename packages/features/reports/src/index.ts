export { DailyReport, type DailyReportProps } from './screens/DailyReport.tsx';
export { reportView } from './reportView.ts';
