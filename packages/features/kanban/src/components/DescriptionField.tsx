import type { RichText } from '@servery/api/template';
import { Editor } from '@servery/ui/editor';
import { useEditorWords } from '@servery/words/editor';
import { useIntl } from 'react-intl';
import { formWords } from '../messages/form.ts';

export interface DescriptionFieldProps {
  value: RichText | null;
  onChange: (value: RichText | null) => void;
}

/** What there is to say about a task. It comes late: the editor is heavy. */
export function DescriptionField({ value, onChange }: DescriptionFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Editor
      label={formatMessage(formWords.description)}
      words={useEditorWords()}
      value={value as Parameters<typeof Editor>[0]['value']}
      onChange={(next) => onChange(next as RichText | null)}
      hiddenTools={['heading', 'subheading', 'blockquote', 'code', 'undo', 'redo']}
    />
  );
}
