import { sql, type RawBuilder } from 'kysely';

/** The only reasons for which a statement may access the rows of every merchant. */
export const everyMerchantReasons = {
  administrator: 'an administrator sees every merchant',
  token: 'a random token names one row, whosever it is',
  clock: 'time passes for everyone alike',
  migration: 'a migration changes the schema for everyone',
  setUp: 'a server is set up once for everyone',
  seed: 'an empty database belongs to nobody yet',
} as const;

/**
 * Returns an always-true SQL condition that states why a statement has no condition on
 * `merchant_id`.
 */
export const everyMerchant = (reason: keyof typeof everyMerchantReasons): RawBuilder<boolean> =>
  sql<boolean>`true ${sql.raw(markOf(reason))}`;

/** Returns the same reason as a comment, for a statement that isn't built from parts. */
export const markOf = (reason: keyof typeof everyMerchantReasons): string =>
  `/* every merchant: ${reason} */`;
