export { dailyReportOf } from './dailyReport.ts';
export { maxReportDays, reportDays } from './days.ts';
export {
  explainReport,
  type ReportFigure,
  type ReportPart,
  type ReportSum,
} from './explainReport.ts';
export {
  isWithin,
  type Reported,
  type ReportCash,
  type ReportFacts,
  type ReportLine,
  type ReportOrder,
} from './facts.ts';
export { reported } from './sales.ts';
