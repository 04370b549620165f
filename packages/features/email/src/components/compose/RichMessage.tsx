import { Editor, type EditorDocument } from '@servery/ui/editor';
import { useEditorWords } from '@servery/words/editor';
import { useIntl } from 'react-intl';
import { composeWords as words } from '../../messages/compose.ts';

interface RichMessageProps {
  value: EditorDocument | null;
  onChange: (value: EditorDocument | null) => void;
}

/** The editor of a mail. It comes late: it is heavy. */
export function RichMessage({ value, onChange }: RichMessageProps) {
  const { formatMessage } = useIntl();
  return (
    <Editor
      label={formatMessage(words.message)}
      isLabelHidden
      placeholder={formatMessage(words.placeholder)}
      words={useEditorWords()}
      value={value}
      onChange={onChange}
      hiddenTools={['heading', 'subheading', 'code']}
    />
  );
}
