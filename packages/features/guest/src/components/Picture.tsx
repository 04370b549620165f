import type { GuestPicture } from '@servery/api';

interface PictureProps {
  picture: GuestPicture;
  size: 'small' | 'medium';
  className: string;
}

/** A picture from the media library, with its alternative text. */
export const Picture = ({ picture, size, className }: PictureProps) => (
  <img
    className={className}
    src={picture[size]}
    alt={picture.alt}
    width={picture.width}
    height={picture.height}
  />
);
