import { useEffect, useRef } from 'react';

/** Returns the file of a `data:` URL in base64. */
const fileOf = (url: string): Blob => {
  const [head = '', content = ''] = url.slice('data:'.length).split(',');
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: head.split(';')[0] });
};

/** Whether a URL contains its file. */
export const isDataUrl = (url: string): boolean => url.startsWith('data:');

/**
 * Returns the ref of a video. If its URL is a `data:` URL, the video gets the URL of a blob for as
 * long as it’s mounted, because the content policy allows no media from `data:` URLs.
 */
export function useVideoFile(src: string) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || !isDataUrl(src)) return;
    const own = URL.createObjectURL(fileOf(src));
    element.src = own;
    return () => URL.revokeObjectURL(own);
  }, [src]);
  return video;
}
