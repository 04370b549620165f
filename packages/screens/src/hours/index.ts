export { HoursFields, type HoursFieldsProps } from './HoursFields.tsx';
export {
  freshId,
  hoursOfRows,
  rowsOfHours,
  shownRange,
  type HoursRow,
  type RangeRow,
} from './hoursRows.ts';
export { RangeFields, type RangeFieldsProps } from './RangeFields.tsx';
