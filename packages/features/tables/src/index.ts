export { QrImage } from './components/codes/QrImage.tsx';
export { FloorPlan } from './screens/FloorPlan.tsx';
export type { FloorPlanProps } from './screens/FloorPlan.tsx';
export { TableCodes } from './screens/TableCodes.tsx';
export type { TableCodesProps } from './screens/TableCodes.tsx';
export { TableOrder } from './screens/TableOrder.tsx';
export type { TableOrderProps } from './screens/TableOrder.tsx';
export { Tables } from './screens/Tables.tsx';
export type { TablesProps } from './screens/Tables.tsx';
