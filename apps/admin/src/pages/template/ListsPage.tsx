import { Lists } from '@servery/lists';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's searchable select and autocomplete. */
export default function ListsPage() {
  return (
    <TemplateHost>
      <Lists />
    </TemplateHost>
  );
}
