import { useEffect, useRef, useState } from 'react';
import type { UploadEntry } from './uploads.ts';

/**
 * Shows the preview of an image: its URL on the server, or an object URL of the file, which is set
 * on `element` and revoked afterwards.
 */
export function usePreview({ file, type, url }: UploadEntry) {
  const isImage = type.startsWith('image/');
  const [isBroken, setBroken] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = element.current;
    if (!image || !isImage || !file || url) return;
    const made = URL.createObjectURL(file);
    image.src = made;
    return () => URL.revokeObjectURL(made);
  }, [file, isImage, url]);
  return {
    element,
    isShown: isImage && !isBroken && Boolean(url ?? file),
    src: url,
    onError: () => setBroken(true),
  };
}
