import { listMedia, uploadMedia, type Media } from '@servery/api';
import { useClient } from '@servery/api/client';
import { digestOf, lookAt, refusePicture } from '@servery/domain/media';
import type { UploadAdapter } from '@servery/ui';
import { useRef } from 'react';
import { useSWRConfig } from 'swr';
import { isOf } from '../isOf.ts';

/**
 * Checks a file before it's sent, with the rules of the host. Throws the same problem as the host
 * would.
 */
export async function readPicture(file: File): Promise<{ digest: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const found = lookAt(bytes);
  if (typeof found === 'string') throw refusePicture(found);
  return { digest: await digestOf(bytes) };
}

/** Derives a picture's name from its file name. */
export const nameOfFile = ({ name }: File): string =>
  name
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 120) || '1';

/** Returns an adapter that uploads pictures. A retry reuses the idempotency key of its file. */
export function useSend(
  merchantId: number | undefined,
  onSent?: (picture: Media) => void,
): UploadAdapter {
  const client = useClient();
  const { mutate } = useSWRConfig();
  const keys = useRef(new WeakMap<File, string>());
  return async (file, { signal, onProgress }) => {
    const { digest } = await readPicture(file);
    onProgress(0.3);
    const idempotencyKey = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, idempotencyKey);
    const picture = await client.call(
      uploadMedia,
      {
        query: { digest },
        body: { merchant_id: merchantId ?? null, name: nameOfFile(file), file },
      },
      { signal, idempotencyKey },
    );
    onSent?.(picture);
    void mutate((key) => isOf(key, listMedia));
    return { id: String(picture.id), url: picture.urls.small };
  };
}
