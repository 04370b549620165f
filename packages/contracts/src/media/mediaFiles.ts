import { editMedia, uploadMedia, type CallOptions, type Media } from '@servery/api';
import { digestOf } from '@servery/domain/media';
import type { Stage } from '../Stage.ts';

/** The data of a test upload. Omitted fields are valid. */
export interface Given {
  username?: string;
  name?: string;
  alt?: string;
  merchant_id?: number;
  digest?: string;
}

const fileOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], 'C:\\fakepath\\dish.exe', { type: 'text/html' });

/** Uploads a picture. Its file has a misleading name and type, which hosts must ignore. */
export async function upload(
  stage: Stage,
  bytes: Uint8Array<ArrayBuffer>,
  { username = 'merchant', name = 'A dish', alt = '', merchant_id, digest }: Given = {},
  options?: CallOptions,
): Promise<Media> {
  const query = { digest: digest ?? (await digestOf(bytes)) };
  const body = {
    file: fileOf(bytes),
    name,
    alt,
    ...(merchant_id !== undefined && { merchant_id }),
  };
  return stage.as(username, uploadMedia, { query, body }, options);
}

/** Replaces the image of a picture. */
export const replace = async (
  stage: Stage,
  { id, version, name, alt }: Media,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Media> =>
  stage.as('merchant', editMedia, {
    params: { id },
    query: { digest: await digestOf(bytes) },
    body: { version, name, alt, file: fileOf(bytes) },
  });
