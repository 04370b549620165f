import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, idParam, instant, text } from '../fields.ts';

/** The types of API keys, from the most permissions to the fewest. */
export const apiKeyTypes = ['full-control', 'read-write', 'read-only'] as const;
export type ApiKeyType = (typeof apiKeyTypes)[number];

const written = { name: text(1, 80), type: v.picklist(apiKeyTypes) };

/** An API key without its secret. */
export const apiKey = v.object({
  id,
  ...written,
  /** The last 4 characters of the secret, by which its owner recognises it. */
  ending: v.string(),
  createdDate: instant,
});
export type ApiKey = v.InferOutput<typeof apiKey>;

const shared = { capability: 'public', isRooted: true } as const;

/** Lists all API keys, the latest first. An addition, like all endpoints of this file. */
export const listApiKeys = endpoint.get('/developer/api-keys/data', {
  ...shared,
  summary: 'Lists API keys without their secrets.',
  returns: v.object({ apiKeys: v.array(apiKey) }),
});

/** Creates an API key. Only this response contains its secret. Names are unique. */
export const createApiKey = endpoint.post('/developer/api-keys/create', {
  ...shared,
  summary: 'Creates an API key, and returns its secret once.',
  body: v.strictObject(written),
  returns: v.object({ apiKey, secret: v.string() }),
  status: 201,
});

/** Renames an API key. Its type and its secret stay unchanged. */
export const renameApiKey = endpoint.post('/developer/api-keys/rename', {
  ...shared,
  summary: 'Renames an API key.',
  body: v.strictObject({ id, name: written.name }),
  returns: v.object({ apiKey }),
  problems: ['notFound'],
});

/** Revokes an API key permanently. */
export const revokeApiKey = endpoint.delete('/developer/api-keys/revoke', {
  ...shared,
  summary: 'Revokes an API key.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems: ['notFound'],
});
