export { dailyReportOf } from './dailyReport.ts';
export type { ReportFacts } from './facts.ts';
