import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { isWrite, limitOf, type AnyEndpoint } from './endpoint.ts';
import { problems } from './problems.ts';
import { refusalsOf } from './refusals.ts';
import { adminVersion } from './wire.ts';

const schemaOf = (schema: GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...json } = toJsonSchema(schema, { errorMode: 'ignore', typeMode });
  return json as Record<string, unknown> & {
    properties?: Record<string, unknown>;
    required?: string[];
  };
};

const parametersOf = (to: AnyEndpoint) => {
  const list = (place: 'path' | 'query', schema?: GenericSchema) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = schemaOf(schema, 'input');
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: shape,
    }));
  };
  return [
    ...list('path', to.params),
    ...list('query', to.query),
    ...(isWrite(to)
      ? [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description: 'Sending the same key and body again does it once.',
            schema: { type: 'string', maxLength: 100 },
          },
        ]
      : []),
  ];
};

const responsesOf = (to: AnyEndpoint) => {
  const byStatus = Map.groupBy(refusalsOf(to), (code) => problems[code]);
  return Object.fromEntries(
    [...byStatus]
      .toSorted(([a], [b]) => a - b)
      .map(([status, names]) => [
        String(status),
        {
          description: names.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ]),
  );
};

const operationOf = (verb: string, to: AnyEndpoint) => ({
  operationId: verb,
  summary: to.summary,
  'x-capability': to.capability,
  'x-limit': limitOf(to),
  ...(to.tunnel && { 'x-tunnel': `POST with _method=${to.method}` }),
  ...(to.raises && { 'x-raises': to.raises }),
  security: to.capability === 'public' ? [] : [{ bearer: [] }],
  parameters: parametersOf(to),
  ...(to.body && {
    requestBody: {
      required: true,
      content: {
        [to.multipart ? 'multipart/form-data' : 'application/json']: {
          schema: schemaOf(to.body, 'input'),
        },
      },
    },
  }),
  responses: {
    '200': {
      description: 'Done.',
      content: {
        [to.stream ? 'text/event-stream' : 'application/json']: {
          schema: schemaOf(to.returns, 'output'),
        },
      },
    },
    ...responsesOf(to),
  },
});

/** The OpenAPI 3.1 document of these endpoints, made from the same values that answer them. */
export function openApi(endpoints: Record<string, AnyEndpoint>): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [verb, to] of Object.entries(endpoints)) {
    const path = to.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[to.method.toLowerCase()] = operationOf(verb, to);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Servery',
      version: adminVersion,
      description: [
        'Money is an integer in the minor unit (sen), rates are hundredths of a percent, instants are UTC.',
        'GET arrays travel as indexed keys (`ids[0]=1`). Any verb may come as POST with `_method` in its body.',
        '`POST /login` answers a bearer token. When it was asked with `signed: true`, it also answers a key, and every later request carries `signature: v1;t=<unix seconds>;n=<22 characters base64url>;s=<mark>`: the mark is HMAC-SHA-256, base64url without padding, over the lines v1, t, n, method, path with query, SHA-256 of the body, SHA-256 of the token, admin version (both digests base64url).',
        'Refusals carry `code`, and `fields` (422), `current` (409) or `details`.',
      ].join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: {
        Problem: {
          type: 'object',
          required: ['code'],
          properties: {
            code: { type: 'string', enum: Object.keys(problems) },
            message: { type: 'string' },
            fields: {
              type: 'object',
              additionalProperties: {
                type: 'object',
                properties: { code: { type: 'string' }, message: { type: 'string' } },
              },
            },
            current: {},
            details: { type: 'object' },
            request_id: { type: 'string' },
          },
        },
      },
    },
  };
}
