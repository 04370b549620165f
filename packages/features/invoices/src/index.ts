export { InvoiceList, type InvoiceListProps } from './screens/InvoiceList.tsx';
