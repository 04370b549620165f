import type { Actor } from '../../people/demand.ts';
import { guestActor } from '../../guest/actor.ts';
import type { Act } from '../../orders/index.ts';
import type { Visit } from '../enter.ts';
import type { World } from '../world.ts';

/** Who acts in a unit of work in memory, and where. */
export class Desk {
  readonly visit: Visit;
  readonly world: World;
  #actor: Actor;
  #guestOf: number | null = null;

  constructor(visit: Visit) {
    this.visit = visit;
    this.world = visit.world;
    this.#actor = visit.actor;
  }

  /** Lets a guest of a merchant act from here on. */
  actAsGuest(merchant_id: number, name?: string): void {
    this.#actor = guestActor(name);
    this.#guestOf = merchant_id;
  }

  /** @throws `notFound` where a merchant lies outside the scope of who acts */
  requireScope(merchant_id: number): void {
    if (merchant_id !== this.#guestOf) this.visit.scope(merchant_id);
  }

  /** Returns what rules need to act at a merchant. */
  act(merchant_id: number): Act {
    return { ...this.visit.act(merchant_id), actor: this.#actor };
  }
}
