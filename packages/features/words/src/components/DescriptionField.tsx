import { Editor, type EditorDocument } from '@servery/ui/editor';
import { useEditorWords } from '../hooks/useEditorWords.ts';

export interface DescriptionFieldProps {
  label: string;
  value: EditorDocument | null;
  onChange: (value: EditorDocument | null) => void;
}

/** What there is to say about a thing, with lists and links. Load it late: the editor is heavy. */
export function DescriptionField(props: DescriptionFieldProps) {
  return (
    <Editor
      {...props}
      words={useEditorWords()}
      hiddenTools={['heading', 'subheading', 'blockquote', 'code', 'undo', 'redo']}
    />
  );
}
