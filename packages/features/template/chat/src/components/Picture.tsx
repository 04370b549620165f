import type { ChatAttachment } from '@servery/api/template';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureMessages } from '../messages/talk.ts';
import { picture as pictureStyle } from './talk.css.ts';

const LargePicture = lazy(async () => ({
  default: (await import('./LargePicture.tsx')).LargePicture,
}));

interface PictureProps {
  picture: Extract<ChatAttachment, { kind: 'image' }>;
  /** The class name of the thumbnail. */
  look: string;
}

/** A thumbnail that opens the full picture when pressed. */
export function Picture({ picture, look }: PictureProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { src, name, width, height } = picture;
  return (
    <>
      <button
        type="button"
        className={pictureStyle}
        aria-label={formatMessage(pictureMessages, { name })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img className={look} src={src} alt="" width={width} height={height} />
      </button>
      {isOpen && (
        <Suspense>
          <LargePicture picture={picture} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
