import { useState, type ReactNode, type Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorIcon } from '../icons.ts';
import { caption as captionStyle, cover, figure, frame, video } from './Media.css.ts';
import { retryMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

/** A file of a video. */
export interface MediaSource {
  /** The address of the file. */
  src: string;
  /** The media type, such as "video/webm", so that browsers skip files they can't play. */
  type: string;
}

/** A text track of a video. */
export interface MediaTrack {
  /** The address of the WebVTT file. */
  src: string;
  /** The language as a tag: "en". */
  srcLang: string;
  /** The language in words, for the player's menu. */
  label: string;
  /**
   * The kind of the track.
   * @default 'captions'
   */
  kind?: 'captions' | 'subtitles' | 'chapters';
  /**
   * Whether the track is shown at first.
   * @default false
   */
  isDefault?: boolean;
}

const failedMessage = { id: 'media.failed', text: 'Couldn’t play the video.' };

export interface MediaProps {
  /** The accessible name of the video. */
  label: string;
  /** The files, the best first. The browser plays the first one that it can. */
  sources: readonly MediaSource[];
  /** The captions for people who can't hear. Leave it empty only if nothing is spoken. */
  tracks: readonly MediaTrack[];
  /** The address of the image before the video plays. */
  poster?: string;
  /**
   * The aspect ratio of the frame.
   * @default 'wide'
   */
  ratio?: 'wide' | 'classic' | 'square' | 'tall';
  /** The text below the video. */
  caption?: ReactNode;
  /** The error that is shown if the video can't be played, instead of the kit's own. */
  errorMessage?: ReactNode;
  /** The label of the retry button, instead of "Try again". */
  retryLabel?: string;
  /**
   * Whether the video starts again at its end.
   * @default false
   */
  isLooping?: boolean;
  /**
   * Whether the video is muted.
   * @default false
   */
  isMuted?: boolean;
  /** The mode of cross-origin requests, for files on another host that need it. */
  crossOrigin?: 'anonymous' | 'use-credentials';
  /** Called when the video starts to play. */
  onPlay?: () => void;
  /** Called when the video reaches its end. */
  onEnd?: () => void;
  /** A ref to the `<video>` element. */
  ref?: Ref<HTMLVideoElement>;
}

/** A video in the browser's own player, with captions. It never plays automatically. */
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
  const format = useFormatMessage();
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
            {errorMessage ?? format(failedMessage)}
            <Button size="s" onPress={() => setFailed(null)}>
              {retryLabel ?? format(retryMessage)}
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
                // The video can't be played only if the last source fails.
                onError={index === last ? () => setFailed(wanted) : undefined}
              />
            ))}
            {tracks.map(({ src, srcLang, label: labels, kind = 'captions', isDefault }) => (
              <track
                key={src}
                src={src}
                srcLang={srcLang}
                label={labels}
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
