import { Editor, type EditorDocument } from '@servery/ui/editor';

export interface DescriptionFieldProps {
  label: string;
  value: EditorDocument | null;
  onChange: (value: EditorDocument | null) => void;
}

/** Rich-text field for a description, with lists and links. Load it lazily: the editor is heavy. */
export function DescriptionField(props: DescriptionFieldProps) {
  return (
    <Editor
      {...props}
      hiddenTools={['heading', 'subheading', 'blockquote', 'code', 'undo', 'redo']}
    />
  );
}
