import type { PrintContext } from '@servery/domain/commands';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The actor, the time and new ids for the printing rules in a sample world. */
export const printContext = ({ ctx, world }: MemoryUnit): PrintContext => ({
  by: ctx.me.name,
  now: ctx.now,
  nextId: () => world.nextId(),
});
