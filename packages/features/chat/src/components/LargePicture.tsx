import type { ChatAttachment } from '@servery/api/template';
import { Dialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactWords } from '../messages/contact.ts';
import { pictureWords } from '../messages/talk.ts';
import { large } from './talk.css.ts';

interface LargePictureProps {
  picture: Extract<ChatAttachment, { kind: 'image' }>;
  onClose: () => void;
}

/** A picture as large as there is room. */
export function LargePicture({ picture, onClose }: LargePictureProps) {
  const { formatMessage } = useIntl();
  const { src, name, width, height } = picture;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name}
      size="xl"
      closeLabel={formatMessage(contactWords.close)}
    >
      <img
        className={large}
        src={src}
        alt={formatMessage(pictureWords, { name })}
        width={width}
        height={height}
      />
    </Dialog>
  );
}
