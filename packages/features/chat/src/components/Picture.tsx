import type { ChatAttachment } from '@servery/api/template';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureWords } from '../messages/talk.ts';
import { picture as pictureStyle } from './talk.css.ts';

const LargePicture = lazy(async () => ({
  default: (await import('./LargePicture.tsx')).LargePicture,
}));

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
  return (
    <>
      <button
        type="button"
        className={pictureStyle}
        aria-label={formatMessage(pictureWords, { name })}
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
