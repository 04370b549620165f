import { useState } from 'react';
import { downscale, type DownscaleOptions } from './downscale.ts';

/**
 * Returns what a `FileUpload` for one picture that stays in the browser needs: its key, `take` for
 * the chosen file, and whether the last file couldn't be read as a picture. `onChange` gets the
 * downscaled picture as a `data:` URL.
 */
export function usePictureUpload(limits: DownscaleOptions, onChange: (value: string) => void) {
  // A new key per picture empties the upload field for the next one.
  const [key, setKey] = useState(0);
  const [isUnread, setUnread] = useState(false);
  const scale = async (file: File) => {
    try {
      onChange(await downscale(file, limits));
      setUnread(false);
    } catch {
      setUnread(true);
    }
    setKey((last) => last + 1);
  };
  const take = ([entry]: readonly { file?: File | undefined }[]) => {
    if (entry?.file) void scale(entry.file);
  };
  return { key, isUnread, take };
}
