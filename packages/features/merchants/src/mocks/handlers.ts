import {
  getMerchantAccount,
  getOutletPlan,
  listAgents,
  listMerchants,
  Problem,
  readMerchantExport,
  type Parsed,
} from '@servery/api';
import {
  merchantAccountCommands,
  merchantAccountProcedures,
  merchantExportCommands,
} from '@servery/domain/commands';
import { exportPageOf, exportPageSize, isReadable } from '@servery/domain/merchant-exports';
import {
  findsMerchant,
  groupOwnerIn,
  ownerOf,
  ownerTexts,
  showMerchant,
  showMerchantRow,
  showOutletPlan,
  type MerchantFacts,
} from '@servery/domain/merchants';
import { hasPhone, phoneSearch, type PhoneSearch } from '@servery/domain/people';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { toLocal } from '@servery/domain/time';
import {
  activeAgents,
  exportRecordsAt,
  merchantFactsOf,
  outletsOf,
  sortedPage,
} from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

type Query = Parsed<typeof listMerchants>['query'];

/** Whether a search finds a merchant, by its own texts or by an owner. */
function finds(search: string, { merchant, people }: MerchantFacts, wanted: PhoneSearch | null) {
  if (findsMerchant(search, merchant)) return true;
  const owners = people.filter(({ role }) => role === 'merchant');
  return owners.some(
    (owner) => matchesSearch(search, ...ownerTexts(owner)) || hasPhone([owner.phone], wanted),
  );
}

/** Whether a merchant joined in the period of a query, by its own calendar. */
function joined({ merchant: { created_at, settings } }: MerchantFacts, query: Query): boolean {
  const day = toLocal(created_at, settings.time_zone).slice(0, 10);
  const { startDate, endDate } = query;
  return (startDate === '' || startDate <= day) && (endDate === '' || day <= endDate);
}

/** MSW handlers of merchants, backed by the sample. */
export const merchantsHandlers = [
  answer(listMerchants, ({ query, ctx }) => {
    const { search, status, setup_status, columns } = query;
    const wanted = phoneSearch(ctx.access, search);
    const found = ctx
      .scope('')
      .map((id) => merchantFactsOf(ctx.world, id))
      .filter((facts) => finds(search, facts, wanted) && joined(facts, query))
      .map(({ merchant, people }) => showMerchantRow(merchant, ownerOf(people)))
      .filter(
        (row) =>
          (status === '' || row.status === status) &&
          (setup_status === '' || row.setup_status === setup_status),
      );
    const keyOf = (row: (typeof found)[number]) =>
      columns === 'name' ? nameKey(row.name) : row.created_at;
    return sortedPage(found, keyOf, query);
  }),
  answer(listAgents, ({ query, ctx }) => {
    const found = activeAgents(ctx.world)
      .filter(({ name, username }) => matchesSearch(query.search, name, username))
      .map(({ id, name, username, merchant_ids }) => ({
        id,
        name,
        username,
        merchants: merchant_ids.length,
      }));
    return sortedPage(found, ({ name }) => nameKey(name), query);
  }),
  answer(getMerchantAccount, ({ params: { id }, ctx }) => {
    ctx.scope(id);
    return showMerchant(merchantFactsOf(ctx.world, id), ctx.now);
  }),
  answer(getOutletPlan, ({ params: { id }, ctx: { me, world } }) => {
    const isSeen = me.role === 'admin' || me.id === id;
    return showOutletPlan(groupOwnerIn(isSeen ? world.people : [], id), outletsOf(world, id));
  }),
  answer(readMerchantExport, ({ params: { id }, query: { part, after = 0 }, ctx }) => {
    const { world, me, now } = ctx;
    const found = world.exports.get(id);
    if (!found || !isReadable(found, { id: me.id, now })) throw new Problem('notFound');
    ctx.scope(found.merchant_id);
    const records = exportRecordsAt(world, found.merchant_id, part).filter(
      (record) => record.id > after,
    );
    return exportPageOf(part, records.slice(0, exportPageSize(part)));
  }),
  ...answerCommands(merchantExportCommands),
  ...answerCommands(merchantAccountCommands),
  ...answerProcedures(merchantAccountProcedures),
];
