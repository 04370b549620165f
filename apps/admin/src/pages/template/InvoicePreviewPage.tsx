import { InvoiceChoice, invoiceIdIn, invoicePlaces, InvoicePreview } from '@servery/invoices';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** Preview of one of the template's invoices; without a number, it asks for one. */
export default function InvoicePreviewPage({ params }: ScreenProps) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const id = invoiceIdIn(params['id']);
  return (
    <TemplateHost>
      {id === null ? (
        <InvoiceChoice hrefOf={invoicePlaces.preview} />
      ) : (
        <InvoicePreview
          id={id}
          search={search}
          onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
        />
      )}
    </TemplateHost>
  );
}
