import { InvoiceChoice, invoiceIdIn, invoicePlaces, InvoicePrint } from '@servery/invoices';
import { useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** One of the template's invoices on paper; its number stands in the query. */
export default function InvoicePrintPage() {
  const id = invoiceIdIn(new URLSearchParams(useSearch()).get('id'));
  return (
    <TemplateHost>
      <main>
        {id === null ? <InvoiceChoice hrefOf={invoicePlaces.print} /> : <InvoicePrint id={id} />}
      </main>
    </TemplateHost>
  );
}
