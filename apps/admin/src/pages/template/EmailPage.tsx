import { Email } from '@servery/email';
import { useLocation, useSearch } from 'wouter';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's email. The URL holds the folder or filter, the open email and the draft. */
export default function EmailPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (
    <TemplateHost>
      <Email
        address={search ? `${path}?${search}` : path}
        onAddressChange={(next, isTyping) => navigate(next, { replace: isTyping })}
      />
    </TemplateHost>
  );
}
