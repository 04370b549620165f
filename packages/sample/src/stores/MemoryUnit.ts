import type { Actor } from '@servery/domain/people';
import { guestActor } from '@servery/domain/guest';
import type { ActionContext } from '@servery/domain/orders';
import type { RequestContext } from '../enter.ts';
import type { World } from '../world.ts';

/** The actor and the world of a unit of work in memory. */
export class MemoryUnit {
  readonly ctx: RequestContext;
  readonly world: World;
  #actor: Actor;
  #guestOf: number | null = null;
  readonly #created = new Set<number>();

  constructor(ctx: RequestContext) {
    this.ctx = ctx;
    this.world = ctx.world;
    this.#actor = ctx.actor;
  }

  /** Makes a guest of a merchant, or of the platform for null, the actor from here on. */
  guestContext(merchant_id: number | null, name?: string): void {
    this.#actor = guestActor(name);
    this.#guestOf = merchant_id;
  }

  /** Adds a merchant that the unit creates to the actor's scope. */
  include(merchant_id: number): void {
    this.#created.add(merchant_id);
  }

  /** @throws `notFound` if the merchant is outside the actor's scope */
  requireScope(merchant_id: number): void {
    if (merchant_id === this.#guestOf || this.#created.has(merchant_id)) return;
    this.ctx.scope(merchant_id);
  }

  /** Returns the action context of rules at a merchant. */
  contextOf(merchant_id: number): ActionContext {
    return { ...this.ctx.contextOf(merchant_id), actor: this.#actor };
  }
}
