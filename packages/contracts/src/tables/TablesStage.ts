import {
  changeTable,
  createTable,
  listTables,
  toggleOccupyStatus,
  type Input,
  type Table,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import type { TablesHost } from './tablesHost.ts';

type Step = Input<typeof changeTable>['body'];
type Without<T> = T extends unknown ? Omit<T, 'version'> : never;

/** The test environment of the tables contract: its own tables, and actions on them. */
export class TablesStage {
  readonly stage: Stage;
  readonly #host: () => TablesHost;
  #made = 0;

  constructor(stage: Stage, host: () => TablesHost) {
    this.stage = stage;
    this.#host = host;
  }

  get host(): TablesHost {
    return this.#host();
  }

  /** Advances the clock, by a minute by default, so that later events have later timestamps. */
  wait(minutes = 1): Promise<void> {
    return this.host.advance(minutes * 60_000);
  }

  /** Creates a new table at the first merchant. */
  fresh(more: Partial<Input<typeof createTable>['body']> = {}): Promise<Table> {
    this.#made += 1;
    return this.stage.as('merchant', createTable, {
      body: {
        name: `Z${this.#made}`,
        section: 'Trial',
        seats_max: 4,
        shape: 'square',
        x: 0,
        y: 0,
        ...more,
      },
    });
  }

  async now({ id }: Pick<Table, 'id'>, username = 'merchant'): Promise<Table> {
    for (let start = 0; ; start += 100) {
      const query = { start, length: 100 };
      const { aaData, total } = await this.stage.as(username, listTables, { query });
      const found = aaData.find((one) => one.id === id);
      if (found) return found;
      if (start + 100 >= total) throw new Error(`There is no table ${id}.`);
    }
  }

  step({ id, version }: Table, step: Without<Step>, username = 'merchant'): Promise<Table> {
    const body: Step = { ...step, version };
    return this.stage.as(username, changeTable, { params: { id }, body });
  }

  occupy(
    { id, version }: Pick<Table, 'id' | 'version'>,
    occupied: boolean,
    more: { covers?: number; undo?: boolean } = {},
    username = 'merchant',
  ): Promise<Table> {
    const body = { version, occupied, ...more };
    return this.stage.as(username, toggleOccupyStatus, { params: { id }, body });
  }
}
