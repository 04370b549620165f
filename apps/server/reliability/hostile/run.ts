import { allEndpoints, isWrite, startView } from '@servery/api';
import * as fc from 'fast-check';
import { baseURL, type TestServer } from '../../test/serverOn.ts';
import { brokenInvariants } from './invariants.ts';
import { hostileTo, type Hostile } from './inputs.ts';
import { judge, type Fault, type Send } from './judge.ts';
import { hostilePages } from './pages.ts';
import { readExisting } from './pools.ts';

/** The result of many hostile inputs. */
export interface HostileResult {
  inputs: number;
  seconds: number;
  /** The number of responses per status. */
  statuses: Map<number, number>;
  /** The number of faults of each kind; `findings` describes the first ones. */
  faults: Record<Fault, number>;
  findings: string[];
  /** The violated invariants. */
  broken: string[];
}

/**
 * The number of inputs and the seed; the same seed makes the same inputs if the database is the
 * same.
 */
export interface HostileInput {
  inputs: number;
  seed: number;
  print?: (line: string) => void;
}

const isStartView = (target: string) => target.split('?')[0] === startView.path;
const perEndpoint = 20;
const roundsUntilReset = 16;
const maxFindings = 30;

/**
 * Returns a sender for a person of the sample; it signs in again whenever its session has ended, or
 * views a merchant, where every change is refused.
 */
async function personOn(server: TestServer, username: string): Promise<Send> {
  let { token } = await server.signIn(username);
  return async ({ method, target, headers, body, isChunked }: Hostile) => {
    const chunks = () =>
      new Blob(body === null ? [] : [body]).stream() as ReadableStream<Uint8Array>;
    const request = {
      method,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body !== null && (isChunked ? { body: chunks(), duplex: 'half' } : { body })),
    };
    const response = await server.fetch(baseURL + target, request as RequestInit);
    const isViewing = response.status === 200 && method === 'POST' && isStartView(target);
    if (isViewing || (response.status === 401 && !('authorization' in headers)))
      ({ token } = await server.signIn(username));
    return response;
  };
}

/**
 * Sends inputs made from the contract to every endpoint, checks each response, and regularly checks
 * the database.
 */
export async function throwHostile(
  server: TestServer,
  { inputs, seed, print }: HostileInput,
): Promise<HostileResult> {
  const endpoints = Object.values(allEndpoints());
  const people = [await personOn(server, 'merchant'), await personOn(server, 'admin')];
  const result: HostileResult = {
    inputs: 0,
    seconds: 0,
    statuses: new Map(),
    faults: { failed: 0, hung: 0, echoed: 0, untyped: 0, polluted: 0, unnamed: 0 },
    findings: [],
    broken: [],
  };
  const take = async (input: Hostile, send: Send) => {
    const { status, found } = await judge(send, input);
    result.inputs += 1;
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    for (const { fault, what } of found) {
      result.faults[fault] += 1;
      if (result.findings.length < maxFindings) result.findings.push(`${fault} ${what}`);
    }
  };
  const started = performance.now();
  for (let round = 0; result.inputs < inputs; round++) {
    if (round % roundsUntilReset === roundsUntilReset - 1) {
      result.broken.push(...(await brokenInvariants(server.database.kysely)));
      await server.reset();
      print?.(`${result.inputs.toLocaleString('en')} inputs`);
    }
    let existing = await readExisting(server.database.kysely);
    for (const [i, to] of endpoints.entries()) {
      // Only a write makes the known ids outdated.
      if (i > 0 && isWrite(endpoints[i - 1]!))
        existing = await readExisting(server.database.kysely);
      const some = fc.sample(hostileTo(to, existing), {
        numRuns: perEndpoint,
        seed: seed + round * 1_000 + i,
      });
      // Mostly as the owner, who has most permissions; some as an administrator, who sees the most.
      for (const [k, input] of some.entries()) await take(input, people[k % 8 === 7 ? 1 : 0]!);
    }
    for (const input of fc.sample(hostilePages, { numRuns: perEndpoint, seed: seed + round }))
      await take(input, people[0]!);
  }
  result.broken.push(...(await brokenInvariants(server.database.kysely)));
  result.seconds = (performance.now() - started) / 1000;
  return result;
}
