import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';

/** The role without privileges of its own that row-level security applies to. */
export const tenantRole = 'servery_tenant';

/**
 * The rows in reach: those of these merchants, of all merchants, or everything that the database's
 * own role can access.
 */
type Reach = readonly number[] | 'all' | 'platform';

const reaches = new AsyncLocalStorage<Reach>();

/** Runs a function with the rows of these merchants in reach; outside any scope no rows are. */
export const inScope = <T>(scope: readonly number[] | 'all', run: () => T): T =>
  reaches.run(scope, run);

/** Runs a function as the platform, for the schema, the sample and background tasks. */
export const asPlatform = <T>(run: () => T): T => reaches.run('platform', run);

const settingsFor = (reach: Reach): CompiledQuery =>
  CompiledQuery.raw(
    `select set_config('role', $1, false), set_config('servery.merchants', $2, false)`,
    reach === 'platform' ? ['none', ''] : [tenantRole, reach === 'all' ? 'all' : reach.join(',')],
  );

/**
 * Lends connections restricted to the scope in which they are acquired. The scope is set on each
 * acquisition: the connection may have had another user, or may replace one that was lost.
 */
export class ConfinedDriver implements Driver {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  init(): Promise<void> {
    return this.#driver.init();
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await this.#driver.acquireConnection();
    try {
      await connection.executeQuery(settingsFor(reaches.getStore() ?? []));
      return connection;
    } catch (error) {
      await this.#driver.releaseConnection(connection);
      throw error;
    }
  }

  beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return this.#driver.beginTransaction(connection, settings);
  }

  commitTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.commitTransaction(connection);
  }

  rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    return this.#driver.rollbackTransaction(connection);
  }

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    return this.#driver.releaseConnection(connection);
  }

  destroy(): Promise<void> {
    return this.#driver.destroy();
  }
}
