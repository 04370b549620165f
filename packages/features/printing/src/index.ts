export { PrintDialog } from './components/Print/PrintDialog.tsx';
export type { PrintDialogProps } from './components/Print/PrintDialog.tsx';
export { Printers } from './screens/Printers.tsx';
export type { PrintersProps } from './screens/Printers.tsx';
export { PrintQueue } from './screens/PrintQueue.tsx';
export type { PrintQueueProps } from './screens/PrintQueue.tsx';
export { ReceiptTemplate } from './screens/ReceiptTemplate.tsx';
export type { ReceiptTemplateProps } from './screens/ReceiptTemplate.tsx';
