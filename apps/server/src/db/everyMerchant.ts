import { sql, type RawBuilder } from 'kysely';

/** Why a statement may look at the rows of every merchant; there is no other reason. */
export const everyMerchantReasons = {
  administrator: 'an administrator sees every merchant',
  token: 'a random token names one row, whosever it is',
  clock: 'time passes for everybody alike',
  migration: 'a migration changes the schema for everybody',
  seed: 'an empty database belongs to nobody yet',
} as const;

/** Says in a statement, where its condition on `merchant_id` would stand, why it has none. */
export const everyMerchant = (reason: keyof typeof everyMerchantReasons): RawBuilder<boolean> =>
  sql<boolean>`true ${sql.raw(markOf(reason))}`;

/** The same as a comment, for a statement that is not made of parts. */
export const markOf = (reason: keyof typeof everyMerchantReasons): string =>
  `/* every merchant: ${reason} */`;
