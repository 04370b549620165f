import { allEndpoints, type AnyEndpoint } from '@servery/api';
import { openApi } from '@servery/api/openapi';
import type { Shape } from './shapes.ts';

/** The input of an endpoint, as in the OpenAPI document. */
export interface Operation {
  parameters: readonly { name: string; in: string; required: boolean; schema: Shape }[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

type Paths = Record<string, Record<string, Operation>>;

const { paths } = openApi(allEndpoints()) as { paths: Paths };
/** Returns the input of an endpoint, as in the OpenAPI document. */
export const operationOf = ({ method, path }: AnyEndpoint) =>
  paths[path.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
