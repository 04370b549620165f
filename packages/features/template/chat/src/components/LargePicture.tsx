import type { ChatAttachment } from '@servery/api/template';
import { Dialog } from '@servery/ui';
import { useIntl } from 'react-intl';
import { pictureMessages } from '../messages/talk.ts';
import { large } from './talk.css.ts';

interface LargePictureProps {
  picture: Extract<ChatAttachment, { kind: 'image' }>;
  onClose: () => void;
}

/** Dialog that shows a picture as large as the window allows. */
export function LargePicture({ picture, onClose }: LargePictureProps) {
  const { formatMessage } = useIntl();
  const { src, name, width, height } = picture;
  return (
    <Dialog isOpen onOpenChange={onClose} title={name} size="xl">
      <img
        className={large}
        src={src}
        alt={formatMessage(pictureMessages, { name })}
        width={width}
        height={height}
      />
    </Dialog>
  );
}
