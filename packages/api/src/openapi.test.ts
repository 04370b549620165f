import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWrite, nameOf } from './endpoint.ts';
import { allEndpoints } from './endpoints/index.ts';
import { openApi } from './openapi.ts';
import { problems } from './problems.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
  security: unknown[];
}
const isEndpoint = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const endpoints = allEndpoints();
const document = openApi(endpoints);
const paths = document['paths'] as Record<string, Record<string, Operation>>;
const operations = Object.values(paths).flatMap((verbs) => Object.values(verbs));

describe('OpenAPI document', () => {
  test('is version 3.1 and serialisable to JSON', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('contains every endpoint by its export name', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(endpoints).sort(),
    );
  });

  test('includes the endpoints of every file', async () => {
    const names = readdirSync(new URL('endpoints', import.meta.url));
    const files = names.filter((name) => name !== 'index.ts');
    const modules = await Promise.all(
      files.map((name) => import(new URL(`endpoints/${name}`, import.meta.url).href)),
    );
    const written = modules.flatMap((module: object) =>
      Object.entries(module).flatMap(([verb, it]) => (isEndpoint(it) ? [verb] : [])),
    );
    expect(written.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  test('declares every parameter of a path', () => {
    for (const [path, verbs] of Object.entries(paths))
      for (const { parameters } of Object.values(verbs)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
      }
  });

  test('documents 422 for every operation, and no security for exactly the public ones', () => {
    for (const { responses } of operations) expect(responses).toHaveProperty('422');
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
      'acceptInvitation',
      'addGuestLines',
      'askGuestBill',
      'askGuestHelp',
      'cancelBooking',
      'displayQueue',
      'getBooking',
      'getBookingPage',
      'getGuestMenu',
      'getGuestTable',
      'getQueuePlace',
      'getSetUp',
      'getVersion',
      'joinQueue',
      'leaveQueue',
      'listBookingTimes',
      'login',
      'openInvitation',
      'pairDevice',
      'pairPrintAgent',
      'refreshSession',
      'removeGuestLine',
      'requestReservation',
      'sendGuestOrder',
      'setUp',
      'updateGuestLine',
    ]);
  });
});

describe('refusals in the OpenAPI document', () => {
  const { schemas } = document['components'] as { schemas: Record<string, unknown> };
  const refusals = JSON.stringify(operations.map(({ responses }) => responses));

  test('have a schema for each code, with its details', () => {
    expect(Object.keys(schemas)).toEqual([
      'Problem',
      ...Object.keys(problems).map((code) => `Problem_${code}`),
    ]);
    expect(schemas['Problem_balanceTooLow']).toEqual({
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        {
          type: 'object',
          properties: {
            code: { const: 'balanceTooLow' },
            details: {
              type: 'object',
              properties: { balance: expect.objectContaining({ type: 'integer' }) },
              required: ['balance'],
            },
          },
        },
      ],
    });
  });

  test('refer to existing schemas only', () => {
    for (const [, name] of refusals.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(schemas).toHaveProperty(name!);
  });

  test('document the current state of a conflict', () => {
    const { responses } = operations.find(({ operationId }) => operationId === 'voidOrder')!;
    expect(JSON.stringify(responses['409'])).toContain('"current":{"type":"object"');
    expect(JSON.stringify(responses['422'])).toContain('Problem_hasPayments');
    expect(JSON.stringify(responses['422'])).not.toContain('Problem_quoteExpired');
  });
});

describe('endpoints', () => {
  test('declare a current state exactly if they can return conflict', () => {
    for (const to of Object.values(endpoints))
      expect([nameOf(to), !!to.current]).toEqual([nameOf(to), !!to.problems?.includes('conflict')]);
  });

  test('have unique names', () => {
    const names = Object.values(endpoints).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('declare a body for every write and for no read', () => {
    for (const to of Object.values(endpoints))
      expect([nameOf(to), !!to.body]).toEqual([nameOf(to), isWrite(to)]);
  });
});
