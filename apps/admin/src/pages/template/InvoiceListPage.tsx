import { InvoiceList } from '@servery/invoices';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's invoices. The URL holds the search, the sort and the page. */
export default function InvoiceListPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <InvoiceList
        search={search}
        onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
