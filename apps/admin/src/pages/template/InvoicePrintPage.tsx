import { InvoiceChoice, invoiceIdIn, invoicePlaces, InvoicePrint } from '@servery/invoices';
import { useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** Print view of one of the template's invoices, whose number is in the query string. */
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
