import type { PostMedia } from '@servery/api/template';
import { Media } from '@servery/ui';
import { isDataUrl, useVideoFile } from '../hooks/useVideoFile.ts';

interface PostVideoProps {
  video: Extract<PostMedia, { type: 'video' }>;
}

/** The video of a post. */
export function PostVideo({ video: { src, mediaType, poster, label } }: PostVideoProps) {
  return (
    <Media
      ref={useVideoFile(src)}
      label={label}
      poster={poster}
      sources={isDataUrl(src) ? [] : [{ src, type: mediaType }]}
      // Nothing is spoken.
      tracks={[]}
      isMuted
    />
  );
}
