import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { isWrite, limitOf, type AnyEndpoint } from './endpoint.ts';
import { problemDetails } from './problemDetails.ts';
import { problems, type ProblemCode } from './problems.ts';
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
            description: 'Requests with the same key and body take effect only once.',
            schema: { type: 'string', maxLength: 100 },
          },
        ]
      : []),
  ];
};

const nameOfProblem = (code: ProblemCode) => `Problem_${code}`;

/**
 * Returns the schema of one refusal. A conflict includes the current state that this endpoint
 * returns.
 */
const refusalOf = (to: AnyEndpoint, code: ProblemCode) => {
  const shared = { $ref: `#/components/schemas/${nameOfProblem(code)}` };
  if (code !== 'conflict' || !to.current) return shared;
  return { allOf: [shared, { properties: { current: schemaOf(to.current, 'output') } }] };
};

const anyOf = (schemas: readonly object[]) =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas };

/** Returns a schema for each problem code, with its details. */
const problemSchemas = () => {
  const schemas: Partial<Record<ProblemCode, GenericSchema>> = problemDetails;
  const codes = Object.keys(problems) as ProblemCode[];
  return Object.fromEntries(
    codes.map((code) => {
      const details = schemas[code];
      const properties = {
        code: { const: code },
        ...(details && { details: schemaOf(details, 'output') }),
      };
      return [
        nameOfProblem(code),
        { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties }] },
      ];
    }),
  );
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
          content: {
            'application/json': { schema: anyOf(names.map((code) => refusalOf(to, code))) },
          },
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
      description: 'Success.',
      content: {
        [to.stream ? 'text/event-stream' : 'application/json']: {
          schema: schemaOf(to.returns, 'output'),
        },
      },
    },
    ...responsesOf(to),
  },
});

/**
 * Returns the OpenAPI 3.1 document of these endpoints, generated from the same values that the
 * hosts use.
 */
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
        'Amounts are integers in the currency’s minor unit (sen), rates are in hundredths of a percent, and times are in UTC.',
        'GET arrays travel as indexed keys (`ids[0]=1`). Any verb may come as POST with `_method` in its body. A body may also be a URL-encoded form, and a multipart form where a file is taken; numbers and booleans are text in it.',
        '`POST /login` answers a bearer token. When it was asked with `signed: true`, it also answers a key, and every later request carries `signature: v2;t=<unix seconds>;n=<22 characters base64url>;s=<mark>`: the mark is HMAC-SHA-256, base64url without padding, over the lines v2, t, n, method, path with query, SHA-256 of the body, SHA-256 of the token, admin version, Idempotency-Key, Approval, Acting-Person (both digests base64url; an absent header is an empty line). A call that takes a file counts the body of a multipart form as empty. Form v1, without the last three lines, is accepted for requests that carry none of these headers; others are refused with 410.',
        'Refusals carry `code`, and `fields` (422), `current` (409) or `details`. The schema `Problem_<code>` has the details of each code.',
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
            current: { description: 'The current state, on `conflict`.' },
            details: { type: 'object' },
            request_id: { type: 'string' },
          },
        },
        ...problemSchemas(),
      },
    },
  };
}
