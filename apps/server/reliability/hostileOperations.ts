import { allEndpoints, type AnyEndpoint } from '@servery/api';
import { openApi } from '@servery/api/openapi';
import type { Shape } from './hostileShapes.ts';

/** What an endpoint takes, as the API's description says it. */
export interface Operation {
  parameters: readonly { name: string; in: string; required: boolean; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

type Paths = Record<string, Record<string, Operation>>;

const { paths } = openApi(allEndpoints()) as { paths: Paths };
/** What an endpoint takes. */
export const operationOf = ({ method, path }: AnyEndpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
