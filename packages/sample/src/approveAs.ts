import { approve, reportPrintJob, type ApprovalRequest, type Parsed } from '@servery/api';
import { approveProcedure, type Unit } from '@servery/domain/commands';
import { contextOf } from './contextOf.ts';
import { RequestContext } from './enter.ts';
import { personOf } from './person.ts';
import { runUnit } from './unitOf.ts';
import type { World } from './world.ts';

const nowhere = () => new Request('http://sample.test');

type Approved = { approval: string; approver: string };

/**
 * Exchanges a PIN for an approval of an action by this person, as if they had called the endpoint.
 */
export function approveAs(
  world: World,
  username: string,
  pin: string,
  request: Pick<ApprovalRequest, 'capability' | 'object_id' | 'version'> & Partial<ApprovalRequest>,
): Promise<Approved> {
  const ctx = new RequestContext(world, world.person(username)!, nowhere(), approve);
  const body: Parsed<typeof approve>['body'] = {
    pin,
    request: { amount: null, rate: null, ...request },
  };
  return approveProcedure.run({ body }, contextOf(ctx)) as Promise<Approved>;
}

/** Runs a unit of work that isn't requested by a person, with access to all merchants. */
export function ruleUnit<T>(world: World, work: (unit: Unit) => Promise<T>): Promise<T> {
  const rule = personOf({
    id: 0,
    username: '',
    name: 'rule',
    role: 'merchant',
    merchant_id: null,
    merchant_ids: world.merchants.map(({ id }) => id),
  });
  return runUnit(new RequestContext(world, rule, nowhere(), reportPrintJob), work);
}
