import type { ChatAttachment } from '@servery/api/template';
import { CloseIcon, IconButton, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../messages/compose.ts';
import { grows } from './app.css.ts';
import { preview, thumb } from './composer.css.ts';
import { Voice } from './Voice.tsx';

interface AttachedProps {
  attachment: ChatAttachment;
  onRemove: () => void;
}

/** Preview of the attachment of the message being composed. */
export function Attached({ attachment, onRemove }: AttachedProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={preview}>
      {attachment.kind === 'image' && (
        <>
          <img className={thumb} src={attachment.src} alt="" />
          <div className={grows}>
            <Text isTruncated>{attachment.name}</Text>
          </div>
        </>
      )}
      {attachment.kind === 'voice' && (
        <div className={grows}>
          <Voice voice={attachment} />
        </div>
      )}
      <IconButton label={formatMessage(messages.remove)} onPress={onRemove}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
