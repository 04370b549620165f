import { InvoiceChoice, InvoiceEditor, invoiceIdIn, invoicePlaces } from '@servery/invoices';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/**
 * Editor of the template's invoices, for a new or an existing one; without a number, it asks for
 * one.
 */
export default function InvoiceEditorPage({ params }: ScreenProps) {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const id = invoiceIdIn(params['id']);
  return (
    <TemplateHost>
      {id === null && path !== invoicePlaces.add ? (
        <InvoiceChoice hrefOf={invoicePlaces.edit} />
      ) : (
        <InvoiceEditor
          id={id}
          search={search}
          onSearchChange={(next, isReplacing) => navigate(path + next, { replace: isReplacing })}
        />
      )}
    </TemplateHost>
  );
}
