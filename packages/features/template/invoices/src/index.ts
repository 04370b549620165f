export { InvoiceChoice } from './screens/InvoiceChoice.tsx';
export { InvoiceEditor, type InvoiceEditorProps } from './screens/InvoiceEditor.tsx';
export { InvoiceList, type InvoiceListProps } from './screens/InvoiceList.tsx';
export { InvoicePreview, type InvoicePreviewProps } from './screens/InvoicePreview.tsx';
export { InvoicePrint, type InvoicePrintProps } from './screens/InvoicePrint.tsx';
export { idIn as invoiceIdIn, places as invoicePlaces } from './places.ts';
