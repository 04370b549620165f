import { invalid, Problem, setUp, type Parsed } from '@servery/api';
import { refusedPassword } from '../account/passwordRule.ts';
import { countFailure, forgive, requireUnlocked, type AttemptKey } from '../account/attempts.ts';
import type { StartedSession } from '../account/store.ts';
import { procedure, type Procedure, type ProcedureContext } from '../commands/procedure.ts';
import type { Unit } from '../commands/Unit.ts';
import { noPersonalRights } from '../people/rights.ts';
import type { PersonRecord } from '../people/record.ts';
import { newMerchant } from './newMerchant.ts';
import { printTickets } from './printTickets.ts';

type Body = Parsed<typeof setUp>['body'];

/**
 * Refuses a wrong code and counts it.
 * @throws `locked`, or `invalid` at `code`
 */
async function requireCode({ account, attempts, now }: ProcedureContext, code: string) {
  const key: AttemptKey = `setUp:${account.source}`;
  await requireUnlocked(attempts, [key], now);
  if (account.isSetUpCode(code)) return forgive(attempts, key);
  await countFailure(attempts, [key], now);
  account.report('set-up refused', {});
  throw invalid('code', 'wrong', 'This isn’t the code that the server printed.');
}

/**
 * Adds the business and its owner, and signs the owner in.
 * @throws `notAllowedNow` if the server has a business, `invalid` for a taken username
 */
async function addBusiness(unit: Unit, body: Body, hash: string): Promise<StartedSession> {
  const { username, name } = body;
  // The lock of the platform lets only one set-up run at a time.
  const { context } = await unit.people.lock(null);
  if (await unit.merchants.hasOwn())
    throw new Problem('notAllowedNow', { details: { why: 'set_up' } });
  if (await unit.people.isTaken(username, null))
    throw invalid('username', 'taken', 'Someone else already has this username.');
  const { time_zone, business } = body;
  const merchant_id = context.nextId();
  const { value: start } = await unit.platform.load('new_business');
  const at = { id: merchant_id, name: business, time_zone, now: unit.now, start };
  unit.guestContext(merchant_id, name);
  await unit.merchants.create(newMerchant(at));
  await printTickets(unit, merchant_id);
  const { state } = await unit.people.lock(merchant_id);
  const owner: PersonRecord = {
    id: context.nextId(),
    version: 1,
    username,
    name,
    role: 'merchant',
    template: null,
    merchant_id,
    merchant_ids: [merchant_id],
    phone: '',
    email: '',
    own: noPersonalRights,
    is_active: true,
    invited_until: null,
    created_at: unit.now.toISOString(),
  };
  const { id } = owner;
  await unit.people.save(state, { book: { merchant_id, people: [owner] }, id }, 'set_up');
  await unit.people.setPassword(id, hash);
  return unit.sessions.start({ ...owner, proof: hash }, body.signed);
}

/** The write that sets up the business of a server. */
export const setUpProcedures: readonly Procedure[] = [
  procedure(setUp, async ({ body }, context) => {
    const { account, unit } = context;
    await requireCode(context, body.code);
    const { username, new_password } = body;
    const isBanned = await account.bannedPasswordCheck();
    const refused = refusedPassword(new_password, { username, current: '', isBanned });
    if (refused) throw refused;
    const hash = await account.hashPassword(new_password);
    return account.present(await unit((work) => addBusiness(work, body, hash)));
  }),
];
