import {
  adminVersion,
  getUserInfo,
  invalid,
  isWrite,
  Problem,
  versionHeader,
  type AnyEndpoint,
  type Capability,
} from '@servery/api';
import { coursesOf } from '../kitchen/route.ts';
import type { Act, OrderRecord } from '../orders/index.ts';
import { concealFor, type Conceal } from '../people/conceal.ts';
import type { Actor } from '../people/demand.ts';
import { personalAccess, type PersonalAccess } from '../people/personal.ts';
import { rightsOf } from '../people/rights.ts';
import { agentRights, type AgentRecord } from '../printing/agents.ts';
import { tokenOf } from './Devices.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

/** The oldest admin version that the sample still serves. */
export const minimumVersion = '5.0.0';

const isOlder = (version: string, minimum: string): boolean => {
  const [ours, least] = [version, minimum].map((one) => one.split('.').map(Number));
  const at = least?.findIndex((part, i) => part !== (ours?.[i] ?? 0)) ?? -1;
  return at >= 0 && !((ours?.[at] ?? 0) > (least?.[at] ?? 0));
};

const bearerOf = (request: Request): string | undefined =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];

const personOf = ({ id, name, merchant_id }: AgentRecord): Person => ({
  id,
  username: '',
  name,
  role: 'staff',
  template: null,
  merchant_id,
  merchant_ids: [merchant_id],
  pin: null,
  rights: agentRights(),
});

/** Whose session a request carries; null when it carries none that holds. */
export function sessionOf(world: World, request: Request): Person | null {
  const token = bearerOf(request);
  const agent = token === undefined ? null : world.prints.agentOf(token);
  if (agent) return personOf(agent);
  const device = world.pairedDevices.callerOf(token, world.now());
  if (device) return device;
  const username = token === undefined ? world.defaultUser : world.devices.holderOf(token);
  return world.person(username ?? '') ?? null;
}

/** One call at work: who calls, what they may see, and the world they change. */
export class Visit {
  readonly world: World;
  readonly me: Person;
  readonly actor: Actor;
  readonly now: Date;
  /** What stands for the caller's session. */
  readonly token: string;
  /** The name that the caller gave this write. */
  readonly key: string | null;
  readonly #approval: string | null;

  constructor(world: World, me: Person, request: Request, to: AnyEndpoint) {
    this.world = world;
    this.me = me;
    this.now = world.now();
    this.token = bearerOf(request) ?? tokenOf(me.username);
    this.key = isWrite(to) ? request.headers.get('idempotency-key') : null;
    this.#approval = request.headers.get('approval');
    this.actor = {
      id: me.id,
      name: me.name,
      rights: me.rights ?? rightsOf(me.role, me.template),
      approval: world.approvalOf(this.#approval, me),
    };
  }

  /** How much of phone numbers and addresses the caller reads. */
  get access(): PersonalAccess {
    return personalAccess(this.me);
  }

  /** Hides personal data from the caller; null for a guest, who reads only their own. */
  get conceal(): Conceal | null {
    return this.me.id === 0 ? null : concealFor({ ...this.me, rights: this.actor.rights });
  }

  /** The merchants that a read is about: the one asked for, or all in the caller's scope. */
  scope(asked: number | '' | null): readonly number[] {
    if (!asked) return this.me.merchant_ids;
    if (!this.me.merchant_ids.includes(asked)) throw new Problem('notFound');
    return [asked];
  }

  /** The one merchant that is meant: the one asked for, or the only one there is. */
  one(asked: number | '' | null, field = 'merchant_id'): number {
    const scope = this.scope(asked);
    if (scope.length !== 1 || scope[0] === undefined)
      throw invalid(field, 'required', 'Say which merchant.');
    return scope[0];
  }

  /** An order in the caller's scope; others do not exist for them. */
  order(id: number): OrderRecord {
    const order = this.world.order(id);
    this.scope(order.merchant_id);
    return order;
  }

  /** What rules need to act at a merchant. */
  act(merchant_id: number): Act {
    return {
      actor: this.actor,
      now: this.now,
      nextId: () => this.world.nextId(),
      business_date: this.world.today(merchant_id),
      shop: this.world.merchant(merchant_id),
      courseOf: coursesOf(this.world.kitchens.of(merchant_id)),
    };
  }

  /** Decides about one order by a rule, and keeps what came of it. */
  change(id: number, decide: (order: OrderRecord, act: Act) => OrderRecord): OrderRecord {
    const order = this.order(id);
    const next = decide(order, this.act(order.merchant_id));
    if (next !== order) this.keep('order.changed', next);
    return next;
  }

  /** Keeps what a rule decided; an approval that it made use of is used up. */
  keep(kind: 'order.placed' | 'order.changed', ...orders: readonly OrderRecord[]): void {
    this.world.keep(kind, ...orders);
    this.settle();
  }

  /** Does a named write once: sent again it gets the first answer, by another body it is refused. */
  async once<T>(to: AnyEndpoint, input: unknown, run: () => T | Promise<T>): Promise<T> {
    if (!this.key) return run();
    const name = `${this.me.id} ${this.key}`;
    const sent = JSON.stringify([to.method, to.path, input]);
    const kept = this.world.answers.get(name);
    if (kept && kept.sent !== sent) throw new Problem('keyReused');
    if (kept) return kept.answer as T;
    // Kept before it is known: the same write may arrive again before the first one ends.
    const answer = Promise.resolve().then(run);
    this.world.answers.set(name, { sent, answer });
    try {
      return await answer;
    } catch (error) {
      this.world.answers.delete(name);
      throw error;
    }
  }

  /** Ends a write: an approval that it used is used up. */
  settle(): void {
    if (this.actor.approval?.is_used) this.world.strike(this.#approval);
  }
}

const nobody: Person = {
  id: 0,
  username: '',
  name: '',
  role: 'staff',
  template: null,
  merchant_id: null,
  merchant_ids: [],
  pin: null,
};

const isAllowed = (me: Person, capability: Capability) =>
  (me.rights ?? rightsOf(me.role, me.template)).grants[capability] !== 'deny';

/** Lets a call in, or refuses it: session, then version, then the endpoint's door. */
export function enter(world: World, to: AnyEndpoint, request: Request): Visit {
  const me = to.capability === 'public' ? nobody : sessionOf(world, request);
  if (!me) throw new Problem('sessionExpired');
  const version = request.headers.get(versionHeader) ?? adminVersion;
  if (to.capability !== 'public' && isOlder(version, minimumVersion)) throw new Problem('outdated');
  const isIn =
    to.capability === 'session'
      ? !me.rights || (me.device !== undefined && to === getUserInfo)
      : to.capability === 'public' || isAllowed(me, to.capability);
  if (!isIn) throw new Problem('forbidden', { details: { capability: to.capability } });
  return new Visit(world, me, request, to);
}

/** What handlers are given besides what was sent: the call at work. */
export const visiting =
  (world: () => World) =>
  (to: AnyEndpoint, request: Request): { visit: Visit; conceal: Conceal | null } => {
    const visit = enter(world(), to, request);
    return { visit, conceal: visit.conceal };
  };
