import { useState, type ReactNode } from 'react';
import { avatar, face, letters, picture, status as statusStyle } from './Avatar.css.ts';
import { initialsOf, toneOf, type AvatarTone } from './identity.ts';

/** The status dot of an avatar. */
export interface AvatarStatus {
  /** The status in words, such as "On duty". Screen readers read it after the name. */
  label: string;
  /** The colour of the dot. A neutral dot is hollow. */
  tone: 'success' | 'warning' | 'danger' | 'neutral';
}

export interface AvatarProps {
  /** The name of the person or place. Its initials are shown if there's no picture. */
  name: string;
  /**
   * The URL of the picture. If it's missing or fails to load, the initials or the icon are shown.
   */
  src?: string | null;
  /** An icon to show instead of the initials. */
  icon?: ReactNode;
  /**
   * The size of the avatar.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl';
  /**
   * The shape: round for a person, rounded corners for a place or a dish.
   * @default 'person'
   */
  shape?: 'person' | 'place';
  /**
   * The background colour. If it's left out, the colour is derived from the name, so it's the same
   * on every screen.
   */
  tone?: AvatarTone | 'danger';
  /**
   * The strength of the colour.
   * @default 'soft'
   */
  emphasis?: 'soft' | 'solid';
  /** A status dot, such as on duty or away. */
  status?: AvatarStatus;
  /**
   * Whether the avatar is hidden from screen readers, because the name is written next to it.
   * @default false
   */
  isDecorative?: boolean;
}

/** The picture, icon or initials of a person or place. */
export function Avatar({
  name,
  src,
  icon,
  size,
  shape,
  tone = toneOf(name),
  emphasis,
  status,
  isDecorative,
}: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const label = status ? `${name}, ${status.label}` : name;
  const labels = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={avatar({ size, shape, tone })} {...labels}>
      <span className={face({ emphasis })}>
        <span className={letters} aria-hidden>
          {icon ?? initialsOf(name)}
        </span>
        {src && src !== failed && (
          <img
            className={picture}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setFailed(src)}
          />
        )}
      </span>
      {status && (
        <span
          className={statusStyle({
            tone: status.tone,
            isHollow: status.tone === 'neutral' || undefined,
          })}
        />
      )}
    </span>
  );
}
