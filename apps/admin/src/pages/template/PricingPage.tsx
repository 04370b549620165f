import { Pricing } from '@servery/pricing';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's plans. The URL holds the billing period. */
export default function PricingPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <Pricing
        search={search}
        onSearchChange={(next, isTyping) => navigate(path + next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
