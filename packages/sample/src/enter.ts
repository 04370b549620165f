import {
  adminVersion,
  invalid,
  isRefusedInView,
  isWrite,
  personHeader,
  Problem,
  versionHeader,
  type AnyEndpoint,
  type MerchantStatus,
} from '@servery/api';
import { isSessionCall, isUse, personOn, refusalOf, requirePerson } from '@servery/domain/devices';
import { coursesOf } from '@servery/domain/kitchen';
import { merchantStatus, requireActive } from '@servery/domain/merchants';
import type { ActionContext, OrderRecord } from '@servery/domain/orders';
import {
  concealFor,
  type Caller,
  type Conceal,
  type Actor,
  personalAccess,
  type PersonalAccess,
} from '@servery/domain/people';
import { agentRights, type AgentRecord } from '@servery/domain/printing';
import { tokenOf } from './Devices.ts';
import { isAgent, personOf, rightsOfPerson, ruledCaller, type Person } from './person.ts';
import { withView } from './withView.ts';
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

const agentCaller = ({ id, name, merchant_id }: AgentRecord): Person =>
  personOf({
    id,
    username: '',
    name,
    role: 'staff',
    merchant_id,
    merchant_ids: [merchant_id],
    rights: agentRights(),
  });

/**
 * Returns the caller of a request: a print agent, a shared device or a person; null without a valid
 * session.
 */
export function sessionOf(world: World, request: Request): Person | null {
  const token = bearerOf(request);
  const agent = token === undefined ? null : world.prints.agentOf(token);
  if (agent) return agentCaller(agent);
  const device = world.pairedDevices.callerOf(token, world.now());
  if (device) return device;
  const username = token === undefined ? world.defaultUser : world.devices.holderOf(token);
  const person = world.person(username ?? '');
  return person ? withView(world, person, token) : null;
}

/**
 * The context of one request: the caller, their permissions and scope, and the world they change.
 */
export class RequestContext {
  readonly world: World;
  readonly me: Person;
  readonly actor: Actor;
  readonly now: Date;
  /** The token of the caller's session. */
  readonly token: string;
  /** The idempotency key of a write; null otherwise. */
  readonly key: string | null;
  readonly #approval: string | null;
  readonly #call: { request: Request; to: AnyEndpoint };

  constructor(world: World, me: Person, request: Request, to: AnyEndpoint) {
    this.world = world;
    this.me = me;
    this.#call = { request, to };
    this.now = world.now();
    this.token = bearerOf(request) ?? tokenOf(me.username);
    this.key = isWrite(to) ? request.headers.get('idempotency-key') : null;
    this.#approval = request.headers.get('approval');
    this.actor = {
      id: me.id,
      name: me.name,
      rights: rightsOfPerson(me),
      approval: world.approvalOf(this.#approval, me),
    };
  }

  /** Returns this context with only these merchants in the caller's scope. */
  within(merchant_ids: readonly number[]): RequestContext {
    if (merchant_ids === this.me.merchant_ids) return this;
    const { request, to } = this.#call;
    return new RequestContext(this.world, { ...this.me, merchant_ids }, request, to);
  }

  /** The caller as commands need it. */
  get caller(): Caller {
    return { ...this.me, rights: this.actor.rights };
  }

  /** The extent to which the caller can read phone numbers and addresses. */
  get access(): PersonalAccess {
    return personalAccess(this.me);
  }

  /** Hides personal data from the caller; null for guests, who can only read their own. */
  get conceal(): Conceal | null {
    return this.me.id === 0 ? null : concealFor({ ...this.me, rights: this.actor.rights });
  }

  /**
   * Returns the merchants of a read: the requested one, or all in the caller's scope. Throws
   * `notFound` if the requested one is outside the scope.
   */
  scope(requested_id: number | '' | null): readonly number[] {
    if (!requested_id) return this.me.merchant_ids;
    if (!this.me.merchant_ids.includes(requested_id)) throw new Problem('notFound');
    return [requested_id];
  }

  /**
   * Returns the merchant of a request: the given one, or the only one in the caller's scope. Throws
   * `invalid` if there are several.
   */
  one(requested_id: number | '' | null, field = 'merchant_id'): number {
    const scope = this.scope(requested_id);
    if (scope.length !== 1 || scope[0] === undefined)
      throw invalid(field, 'required', 'Choose a merchant.');
    return scope[0];
  }

  /**
   * Returns an order in the caller's scope.
   * @throws `notFound` for others
   */
  order(id: number): OrderRecord {
    const order = this.world.order(id);
    this.scope(order.merchant_id);
    return order;
  }

  /** Returns the action context of rules at a merchant. */
  contextOf(merchant_id: number): ActionContext {
    return {
      actor: this.actor,
      now: this.now,
      nextId: () => this.world.nextId(),
      business_date: this.world.today(merchant_id),
      shop: this.world.merchant(merchant_id),
      courseOf: coursesOf(this.world.kitchens.of(merchant_id)),
    };
  }

  /** Stores orders after a rule has changed them, and uses up an approval that the rule used. */
  save(kind: 'order.placed' | 'order.changed', ...orders: readonly OrderRecord[]): void {
    this.world.save(kind, ...orders);
    this.settle();
  }

  /**
   * Runs a write once per idempotency key. A repeated write gets the first response; throws
   * `keyReused` if its input differs.
   */
  async once<T>(to: AnyEndpoint, input: unknown, run: () => T | Promise<T>): Promise<T> {
    if (!this.key) return run();
    const name = `${this.me.id} ${this.key}`;
    const sent = JSON.stringify([to.method, to.path, input]);
    const stored = this.world.answers.get(name);
    if (stored && stored.sent !== sent) throw new Problem('keyReused');
    if (stored) return stored.answer as T;
    // Stored before the result is known, because the same write may arrive again before the first
    // one ends.
    const answer = Promise.resolve().then(run);
    this.world.answers.set(name, { sent, answer });
    try {
      return await answer;
    } catch (error) {
      this.world.answers.delete(name);
      throw error;
    }
  }

  /** Ends a write by deleting an approval that it used. */
  settle(): void {
    const { approval } = this.actor;
    if (approval && approval.spent !== null) this.world.approvals.delete(this.#approval ?? '');
  }
}

const nobody: Person = personOf({
  id: 0,
  username: '',
  name: '',
  role: 'staff',
  merchant_id: null,
  merchant_ids: [],
});

function isAllowed(me: Person, to: AnyEndpoint): boolean {
  const { capability } = to;
  if (capability === 'public') return true;
  if (capability !== 'session') return rightsOfPerson(me).grants[capability] !== 'deny';
  return !isAgent(me) && isSessionCall(to, me);
}

/**
 * Returns the status of the merchant at which a person or a shared device works; print agents and
 * people who view a merchant continue.
 */
function statusFor(world: World, { username, merchant_id, isViewing }: Person): MerchantStatus {
  const own = world.merchants.find(({ id }) => id === merchant_id);
  return own && username !== '' && !isViewing ? merchantStatus(own) : 'active';
}

/**
 * Checks that this shared device, or the person on it, can make this call, and records its use.
 * Throws the problem otherwise.
 */
function enterDevice(world: World, to: AnyEndpoint, request: Request, me: Person): void {
  requirePerson(to, request.headers.get(personHeader), me);
  const token = bearerOf(request);
  if (token !== undefined && personOn(me) !== null && isUse(to))
    world.pairedDevices.use(token, world.now());
}

/**
 * Creates the context of a request. Throws if it isn't allowed: checks the session, then the
 * version, then the endpoint's capability.
 * @throws `outdated`, `sessionExpired`, `suspended`, `merchantClosing`, `viewOnly` or `forbidden`
 */
export function enter(world: World, to: AnyEndpoint, request: Request): RequestContext {
  const me = to.capability === 'public' ? nobody : sessionOf(world, request);
  if (!me) throw new Problem('sessionExpired');
  const version = request.headers.get(versionHeader) ?? adminVersion;
  if (to.capability !== 'public' && isOlder(version, minimumVersion)) throw new Problem('outdated');
  const isChange = isRefusedInView(to);
  requireActive(to, { status: statusFor(world, me), isChange });
  if (me.isViewing && isChange) throw new Problem('viewOnly');
  if (!isAllowed(me, to)) throw refusalOf(to, ruledCaller(me));
  if (to.capability !== 'public') enterDevice(world, to, request, me);
  return new RequestContext(world, me, request, to);
}

/** Creates the function that gives handlers their request context. */
export const visiting =
  (world: () => World) =>
  (to: AnyEndpoint, request: Request): { ctx: RequestContext; conceal: Conceal | null } => {
    const ctx = enter(world(), to, request);
    return { ctx, conceal: ctx.conceal };
  };
