import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isWrite, nameOf } from './endpoint.ts';
import { allEndpoints } from './endpoints/index.ts';
import { openApi } from './openapi.ts';

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

describe('the document', () => {
  test('is OpenAPI 3.1 and survives JSON', () => {
    expect(document['openapi']).toBe('3.1.0');
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  test('describes every endpoint, by its verb', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      Object.keys(endpoints).sort(),
    );
  });

  test('leaves no file of endpoints out', async () => {
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

  test('names every part of a path', () => {
    for (const [path, verbs] of Object.entries(paths))
      for (const { parameters } of Object.values(verbs)) {
        const named = parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
        expect(path.match(/\{\w+\}/g) ?? []).toEqual(named);
      }
  });

  test('says what may be refused, and what is public', () => {
    for (const { responses } of operations) expect(responses).toHaveProperty('422');
    const open = operations.filter(({ security }) => security.length === 0);
    expect(open.map(({ operationId }) => operationId).sort()).toEqual([
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
      'getVersion',
      'joinQueue',
      'leaveQueue',
      'listBookingTimes',
      'login',
      'pairDevice',
      'pairPrintAgent',
      'refreshSession',
      'removeGuestLine',
      'requestReservation',
      'sendGuestOrder',
      'updateGuestLine',
    ]);
  });
});

describe('the endpoints', () => {
  test('are each one of a kind', () => {
    const names = Object.values(endpoints).map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  test('give a body to every write, and none to a read', () => {
    for (const to of Object.values(endpoints))
      expect([nameOf(to), !!to.body]).toEqual([nameOf(to), isWrite(to)]);
  });
});
