import type { PostMedia } from '@servery/api/template';
import { Media } from '@servery/ui';
import { useMediaUrl } from '../hooks/useMediaUrl.ts';

type Video = Extract<PostMedia, { type: 'video' }>;

/** The video of a post. */
export function PostVideo({ video }: { video: Video }) {
  const src = useMediaUrl(video.src);
  return (
    <Media
      label={video.label}
      poster={video.poster}
      sources={src === undefined ? [] : [{ src, type: video.mediaType }]}
      // Nothing is spoken.
      tracks={[]}
      isMuted
    />
  );
}
