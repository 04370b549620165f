import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorIcon } from '../icons.ts';
import { caption as captionStyle, cover, figure, frame, video } from './Media.css.ts';

export interface MediaSource {
  src: string;
  /** "video/webm", so that a browser need not fetch what it cannot play. */
  type: string;
}

export interface MediaTrack {
  src: string;
  /** The language, as a tag: "en". */
  srcLang: string;
  /** The language, as it stands in the player's menu. */
  label: string;
  kind?: 'captions' | 'subtitles' | 'chapters';
  isDefault?: boolean;
}

export interface MediaProps {
  /** What it shows, to a screen reader. */
  label: string;
  /** The best first; a browser takes the first that it can play. */
  sources: readonly MediaSource[];
  /** Whoever cannot hear reads these; leave it empty only where nothing is said. */
  tracks: readonly MediaTrack[];
  /** The picture before it plays. */
  poster?: string;
  ratio?: 'wide' | 'classic' | 'square' | 'tall';
  /** Words under the film. */
  caption?: ReactNode;
  /** Said in place of the film when it cannot be played. */
  errorMessage: ReactNode;
  /** Names the button that tries again. */
  retryLabel: string;
  isLooping?: boolean;
  isMuted?: boolean;
  /** Asked for when the file lies elsewhere and is read by name. */
  crossOrigin?: 'anonymous' | 'use-credentials';
  onPlay?: () => void;
  onEnd?: () => void;
  ref?: Ref<HTMLVideoElement>;
}

/** A film in the browser's own player, with its captions; it never plays by itself. */
export function Media({
  label,
  sources,
  tracks,
  poster,
  ratio = 'wide',
  caption,
  errorMessage,
  retryLabel,
  isLooping,
  isMuted,
  crossOrigin,
  onPlay,
  onEnd,
  ref,
}: MediaProps) {
  const wanted = sources.map(({ src }) => src).join('\n');
  const [failed, setFailed] = useState<string | null>(null);
  const isFailed = failed === wanted;
  const last = sources.length - 1;
  return (
    <figure className={figure}>
      <div className={frame({ ratio })}>
        {isFailed ? (
          <div role="alert" className={cover}>
            <ErrorIcon aria-hidden />
            {errorMessage}
            <Button size="s" onPress={() => setFailed(null)}>
              {retryLabel}
            </Button>
          </div>
        ) : (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the tracks are the caller's, and required
          <video
            key={wanted}
            tabIndex={0}
            ref={ref}
            controls
            playsInline
            preload="metadata"
            aria-label={label}
            poster={poster}
            loop={isLooping}
            muted={isMuted}
            crossOrigin={crossOrigin}
            className={video}
            onPlay={onPlay}
            onEnded={onEnd}
          >
            {sources.map(({ src, type }, index) => (
              <source
                key={src}
                src={src}
                type={type}
                // Only the last that cannot be played leaves nothing to play.
                onError={index === last ? () => setFailed(wanted) : undefined}
              />
            ))}
            {tracks.map(({ src, srcLang, label: words, kind = 'captions', isDefault }) => (
              <track
                key={src}
                src={src}
                srcLang={srcLang}
                label={words}
                kind={kind}
                default={isDefault}
              />
            ))}
          </video>
        )}
      </div>
      {caption && <figcaption className={captionStyle}>{caption}</figcaption>}
    </figure>
  );
}
