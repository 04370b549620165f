import { useEffect, useState } from 'react';

/** Returns the file of a `data:` URL in base64. */
const fileOf = (url: string): Blob => {
  const [head = '', content = ''] = url.slice('data:'.length).split(',');
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0));
  return new Blob([bytes], { type: head.split(';')[0] });
};

/**
 * Returns the URL of a video. A `data:` URL becomes that of a blob, because the app’s content policy
 * allows no media from `data:` URLs; it’s undefined until the component is mounted.
 */
export function useMediaUrl(src: string): string | undefined {
  const [own, setOwn] = useState<string>();
  const isData = src.startsWith('data:');
  useEffect(() => {
    if (!isData) return;
    const url = URL.createObjectURL(fileOf(src));
    setOwn(url);
    return () => URL.revokeObjectURL(url);
  }, [src, isData]);
  return isData ? own : src;
}
