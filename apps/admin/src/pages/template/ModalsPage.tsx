import { ModalExamples } from '@servery/modals';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's examples of dialogs. */
export default function ModalsPage() {
  return (
    <TemplateHost>
      <ModalExamples />
    </TemplateHost>
  );
}
