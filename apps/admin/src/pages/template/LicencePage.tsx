import { Licence } from '@servery/developer';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's licences. */
export default function LicencePage() {
  return (
    <TemplateHost>
      <Licence />
    </TemplateHost>
  );
}
