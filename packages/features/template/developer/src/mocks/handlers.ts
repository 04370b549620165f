import { invalid } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  createApiKey,
  listApiKeys,
  renameApiKey,
  revokeApiKey,
  type ApiKey,
} from '@servery/api/template';
import { isNameTaken } from '@servery/domain/search';
import { store, storedKey } from './store.ts';

const nameTaken = () => invalid('name', 'taken', 'Another API key already has this name.');

/** Mock handlers, one per endpoint of API keys. */
export const developerHandlers = [
  templateAnswer(listApiKeys, () => ({ apiKeys: store.read().apiKeys })),
  templateAnswer(createApiKey, ({ body }) =>
    store.change((rows) => {
      if (isNameTaken(rows.apiKeys, body.name, null)) throw nameTaken();
      const secret = `srv_${crypto.randomUUID().replaceAll('-', '')}`;
      const apiKey: ApiKey = {
        id: rows.nextId,
        ...body,
        ending: secret.slice(-4),
        createdDate: new Date().toISOString(),
      };
      rows.nextId += 1;
      rows.apiKeys.unshift(apiKey);
      return { apiKey, secret };
    }),
  ),
  templateAnswer(renameApiKey, ({ body: { id, name } }) =>
    store.change((rows) => {
      const apiKey = storedKey(rows, id);
      if (isNameTaken(rows.apiKeys, name, id)) throw nameTaken();
      return { apiKey: Object.assign(apiKey, { name }) };
    }),
  ),
  templateAnswer(revokeApiKey, ({ query: { id } }) =>
    store.change((rows) => {
      rows.apiKeys.splice(rows.apiKeys.indexOf(storedKey(rows, id)), 1);
      return { id };
    }),
  ),
];
