import { Editor, type EditorDocument } from '@servery/ui/editor';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';

interface RichMessageProps {
  value: EditorDocument | null;
  onChange: (value: EditorDocument | null) => void;
}

/** The rich-text editor of a message, loaded lazily because of its size. */
export function RichMessage({ value, onChange }: RichMessageProps) {
  const { formatMessage } = useIntl();
  return (
    <Editor
      label={formatMessage(messages.message)}
      isLabelHidden
      placeholder={formatMessage(messages.placeholder)}
      value={value}
      onChange={onChange}
      hiddenTools={['heading', 'subheading', 'code']}
    />
  );
}
