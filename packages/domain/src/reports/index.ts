export { dailyReportOf } from './dailyReport.ts';
export { maxReportDays, reportDays } from './days.ts';
export { isWithin, type ReportFacts, type ReportOrder } from './facts.ts';
