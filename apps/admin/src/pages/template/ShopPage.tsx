import { ShopList } from '@servery/shop';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's shop. The URL holds the search and filters. */
export default function ShopPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const go = (next: string, isTyping?: boolean) =>
    navigate(next ? `${path}?${next}` : path, { replace: isTyping });
  return (
    <TemplateHost>
      <ShopList search={search} onSearchChange={go} />
    </TemplateHost>
  );
}
