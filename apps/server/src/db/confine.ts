import { AsyncLocalStorage } from 'node:async_hooks';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';

/** The role without rights of its own that row-level security holds for. */
export const tenantRole = 'servery_tenant';

/** Whose rows may be seen: of these merchants, of all, or whatever the database's own role may. */
type Reach = readonly number[] | 'all' | 'platform';

const reaches = new AsyncLocalStorage<Reach>();

/** Does something with the rows of these merchants in reach; outside of any scope no row is. */
export const inScope = <T>(scope: readonly number[] | 'all', run: () => T): T =>
  reaches.run(scope, run);

/** Does what belongs to the platform: schema, seed, what time asks for. */
export const asPlatform = <T>(run: () => T): T => reaches.run('platform', run);

const settingsFor = (reach: Reach): CompiledQuery =>
  CompiledQuery.raw(
    `select set_config('role', $1, false), set_config('servery.merchants', $2, false)`,
    reach === 'platform' ? ['none', ''] : [tenantRole, reach === 'all' ? 'all' : reach.join(',')],
  );

/**
 * Lends connections that reach no further than the scope in which they were asked for. Each is told
 * anew: it may have been another's before, or be a new one in the place of one that was lost.
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
