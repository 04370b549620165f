export { dailyReportOf } from './dailyReport.ts';
export { reportDays } from './days.ts';
export { isWithin, type ReportFacts } from './facts.ts';
