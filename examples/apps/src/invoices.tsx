import { InvoiceEditor, invoiceIdIn, InvoiceList, InvoicePreview } from '@servery/invoices';
import { invoicesMocks } from '@servery/invoices/mocks';
import { useLocation, useSearch } from 'wouter';
import { start } from './start.tsx';

/** The invoices as a standalone app: the list, and the pages to view and edit each. */
function App() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [kind, number] = path.slice('/apps/invoice/'.length).split('/');
  const id = invoiceIdIn(number);
  const address = {
    search,
    onSearchChange: (next: string, isReplacing?: boolean) =>
      navigate(path + next, { replace: isReplacing }),
  };
  if (kind === 'preview' && id) return <InvoicePreview id={id} {...address} />;
  if (kind === 'add' || (kind === 'edit' && id))
    return <InvoiceEditor key={path} id={id} {...address} />;
  return <InvoiceList {...address} />;
}

start(<App />, invoicesMocks);
