import { Problem, pushSetting, type AnyEndpoint } from '@servery/api';
import { featureOfCall, merchantOfCall } from '@servery/api/feature-calls';
import { answers } from '@servery/api/mocks';
import { isRefusedReadOnly } from '@servery/api/read-only-calls';
import type { Run } from '@servery/api/serve';
import type { Command, Procedure } from '@servery/domain/commands';
import { withRule } from '@servery/domain/devices';
import { requireFeature, scopeWith } from '@servery/domain/features';
import {
  isBoundBy,
  merchantStatus,
  readOnlyCodeOf,
  requireChangeable,
  type ReadOnlyCode,
} from '@servery/domain/merchants';
import { otherMerchantIn } from '@servery/domain/people';
import { contextOf } from './contextOf.ts';
import { visiting, type RequestContext } from './enter.ts';
import { ruledCaller, type Person } from './person.ts';
import { sample } from './theSample.ts';
import { runIn } from './unitOf.ts';

const answerContext = answers(visiting(sample));

const isGuest = ({ id }: Person): boolean => id === 0;

/** Whether a caller's scope isn't limited: a guest's, or an administrator's. */
const isEverywhere = (me: Person): boolean => isGuest(me) || (me.role === 'admin' && !me.isViewing);

/**
 * Refuses a request that names a merchant outside the caller's scope.
 * @throws `forbidden`
 */
export function requireOwnMerchant(
  to: AnyEndpoint,
  { ctx, ...sent }: { ctx: RequestContext; query?: unknown; body?: unknown },
): void {
  const { merchant_ids } = ctx.me;
  if (isEverywhere(ctx.me)) return;
  if (otherMerchantIn(to, sent, (merchant_id) => merchant_ids.includes(merchant_id)) !== null)
    throw new Problem('forbidden');
}

/**
 * Returns the input with a context that reaches only the merchants in the caller's scope that have
 * the feature of the call. As on the server, administrators are refused only at a merchant that they
 * name.
 * @throws `featureOff` if the merchant that the call names, or all in the scope, don't have it
 */
function withFeature<I extends { ctx: RequestContext; query?: unknown; body?: unknown }>(
  to: AnyEndpoint,
  input: I,
): I {
  const { ctx } = input;
  const feature = featureOfCall(to, input);
  if (feature === null) return input;
  const { merchant_id, merchant_ids } = ctx.me;
  const { merchants } = ctx.world;
  const featuresAt = (at: number) => merchants.find((one) => one.id === at)?.features ?? {};
  const named = merchantOfCall(input);
  const isOwn = !isEverywhere(ctx.me);
  const meant = named ?? (isOwn ? merchant_id : null);
  if (meant !== null) requireFeature(featuresAt(meant), feature);
  return isOwn
    ? { ...input, ctx: ctx.within(scopeWith(feature, merchant_ids, featuresAt)) }
    : input;
}

/** Returns the code with which a merchant refuses a change by the caller; null if it doesn't. */
function codeAt({ world, me }: RequestContext, merchant_id: number): ReadOnlyCode | null {
  const merchant = world.merchants.find(({ id }) => id === merchant_id);
  if (!merchant) return null;
  if (!isGuest(me)) {
    const code = readOnlyCodeOf(merchant);
    return code && isBoundBy(me, code) ? code : null;
  }
  return merchant.is_read_only || merchantStatus(merchant) !== 'active' ? 'outletReadOnly' : null;
}

/**
 * Returns the input with a context that reaches only the merchants in the caller's scope that take
 * changes, if the others refuse the call, and the code with which those do.
 * @throws `outletReadOnly` or `merchantClosing` if the merchant of the call takes no changes
 */
function withoutReadOnly<I extends { ctx: RequestContext; query?: unknown; body?: unknown }>(
  to: AnyEndpoint,
  input: I,
): { changeable: I; code: ReadOnlyCode | null } {
  const { ctx } = input;
  const unchanged = { changeable: input, code: null };
  if (!isRefusedReadOnly(to)) return unchanged;
  const named = merchantOfCall(input);
  const meant = named ?? ctx.me.merchant_id;
  if (meant !== null) requireChangeable(codeAt(ctx, meant));
  // A push also changes other merchants than the one that it names.
  if (named !== null && to !== pushSetting) return unchanged;
  const codes = ctx.me.merchant_ids.map((id) => ({ id, code: codeAt(ctx, id) }));
  const refusing = codes.find(({ code }) => code !== null);
  if (!refusing) return unchanged;
  const ids = codes.filter(({ code }) => code === null).map(({ id }) => id);
  return { changeable: { ...input, ctx: ctx.within(ids) }, code: refusing.code };
}

/**
 * Handles an endpoint with the sample, without storing the response for retries, as for secrets.
 */
export const answerOnce = <E extends AnyEndpoint>(
  to: E,
  run: Run<E, { ctx: RequestContext; sent: unknown }>,
) =>
  answerContext(to, async (input) => {
    requireOwnMerchant(to, input);
    const { changeable, code } = withoutReadOnly(to, input);
    const reached = withFeature(to, changeable);
    try {
      return await run(reached);
    } catch (error) {
      // Here, only read-only merchants are outside the scope of the call.
      if (error instanceof Problem && error.code === 'notFound') requireChangeable(code);
      throw withRule(error, ruledCaller(input.ctx.me));
    }
  });

/**
 * Handles an endpoint with the sample. A write repeated with the same idempotency key runs once.
 */
export const answer = <E extends AnyEndpoint>(to: E, run: Run<E, { ctx: RequestContext }>) =>
  answerOnce(to, (input) => {
    const { params, query, sent } = input as { params?: unknown; query?: unknown; sent: unknown };
    // Uploaded files aren't part of the JSON body, but their digest is in the query.
    return input.ctx.once(to, [params, query, sent], () => run(input));
  });

/** Creates handlers of commands on the sample. Units of work run one after the other. */
export const answerCommands = (commands: readonly Command[]) =>
  commands.map((command) => answer(command.to, runIn(command)));

/** Creates handlers of procedures, which run several units of work. */
export const answerProcedures = (procedures: readonly Procedure[]) =>
  procedures.map(({ to, run }) =>
    answerOnce(to, ({ ctx, ...input }) => run(input, contextOf(ctx))),
  );
