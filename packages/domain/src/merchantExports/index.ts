export { exportPageOf, exportPageSize } from './pageOf.ts';
export { isReadable, showExport, startExport } from './startExport.ts';
export type { ExportCounts, ExportRecord, ExportRecords } from './record.ts';
