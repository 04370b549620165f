import type { ChatAttachment } from '@servery/api/template';
import { Dialog } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { contactWords } from '../messages/contact.ts';
import { pictureWords } from '../messages/talk.ts';
import { large, picture as pictureStyle } from './talk.css.ts';

interface PictureProps {
  picture: Extract<ChatAttachment, { kind: 'image' }>;
  /** How it looks before a press makes it large. */
  look: string;
}

/** A picture that a press shows large. */
export function Picture({ picture, look }: PictureProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { src, name, width, height } = picture;
  const label = formatMessage(pictureWords, { name });
  return (
    <>
      <button
        type="button"
        className={pictureStyle}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img className={look} src={src} alt="" width={width} height={height} />
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={name}
        size="xl"
        closeLabel={formatMessage(contactWords.close)}
      >
        <img className={large} src={src} alt={label} width={width} height={height} />
      </Dialog>
    </>
  );
}
