import type { TestServer } from '../test/serverOn.ts';
import { perEngine, type Engine, type Figure, type Input, type Part } from './part.ts';
import { onServer } from './races/server.ts';

/** Returns the run of a part that measures a complete server in this process on each engine. */
export const perServer = (
  measure: (server: TestServer, engine: Engine, input: Input) => Promise<readonly Figure[]>,
): Part['run'] =>
  perEngine(async (engine, input) => {
    const figures = await onServer(engine, (server) => measure(server, engine, input));
    if (figures) return figures;
    input.print(`${engine} is not installed here.`);
    return [];
  });
