import { isWellKnown } from '@servery/domain/account';
import type { AccountHost, AttemptStore, ProcedureContext } from '@servery/domain/commands';
import { paperFor } from '@servery/domain/printing';
import { renderEscPos } from '@servery/domain/printing/escpos';
import type { RequestContext } from './enter.ts';
import { userInfoOf, type Person } from './person.ts';
import { base64 } from './base64.ts';
import { passwordOf, sampleSetUpCode, sessionFor } from './sessionFor.ts';
import type { SampleSession } from './stores/sessions.ts';
import { runUnit } from './unitOf.ts';
import { withView } from './withView.ts';
import type { World } from './world.ts';

const verified = (person: Person | undefined, proof: string) =>
  person ? { ...person, proof } : null;

/** The account functions of a sample world. Secrets aren't hashed. */
const accountHost = ({ world, me, now, token }: RequestContext): AccountHost => ({
  // All callers use one browser, which has no IP address.
  source: 'here',
  isKnownHere: async () => false,
  async byPassword(username, password) {
    const person = world.person(username);
    // An invited person has no password yet.
    const isRight = person?.invited_until === null && password === passwordOf(world, username);
    return isRight ? verified(person, password) : null;
  },
  byPin: async (merchant_id, pin) =>
    verified(
      world.people.find(
        (person) => person.is_active && person.pin === pin && person.merchant_id === merchant_id,
      ),
      pin,
    ),
  employeeByPin: async (merchant_id, pin) => {
    const employee = world.employees.byPin(merchant_id, pin);
    return employee?.left_at === null ? { id: employee.id } : null;
  },
  pinSecret: async (_merchant_id, pin) => ({ lookup: pin, hash: pin }),
  isSetUpCode: (code) => code.trim().toLowerCase() === sampleSetUpCode,
  bannedPasswordCheck: async () => isWellKnown,
  hashPassword: async (password) => password,
  present: async (session) => sessionFor(world, session as SampleSession),
  forgetSession: () => {
    world.remembered = null;
  },
  user: async () => {
    const person = withView(world, world.person(me.username) ?? me, token);
    return userInfoOf(world.pairedDevices.callerOf(token, now) ?? person, world.merchants);
  },
  push: async () => 'sent',
  report: () => undefined,
});

const attemptStore = ({ attempts }: World): AttemptStore => ({
  find: async (keys) => keys.flatMap((key) => attempts.get(key) ?? []),
  async change(keys, decide) {
    decide(keys.map((key) => attempts.get(key) ?? null)).forEach((next, i) => {
      if (next) attempts.set(keys[i]!, next);
      else attempts.delete(keys[i]!);
    });
  },
});

/** Returns the context of a procedure on the sample. */
export const contextOf = (ctx: RequestContext): ProcedureContext => ({
  now: ctx.now,
  caller: ctx.caller,
  account: accountHost(ctx),
  attempts: attemptStore(ctx.world),
  unit: (work) => runUnit(ctx, work),
  bytesFor: async (job, printer) => base64(await renderEscPos(paperFor(job), printer)),
  // Nothing waits in a browser page: an agent polls instead.
  wait: () => async () => false,
});
