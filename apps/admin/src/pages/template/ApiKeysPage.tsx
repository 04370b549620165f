import { ApiKeys } from '@servery/developer';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's API keys. */
export default function ApiKeysPage() {
  return (
    <TemplateHost>
      <ApiKeys />
    </TemplateHost>
  );
}
