/** The amount of rows that a sample starts with. */
export type Amount = 'usual' | 'none' | 'many';

/** The behaviour of the mocks. */
export interface MockBehaviour {
  /** Milliseconds before each response. */
  latency: number;
  isOffline: boolean;
  /** Whether every call returns 500. */
  isFailing: boolean;
  amount: Amount;
}

const calm: MockBehaviour = { latency: 0, isOffline: false, isFailing: false, amount: 'usual' };

/** The scenarios of the sample, by name. */
export const scenarios = {
  usual: {},
  slow: { latency: 2000 },
  failing: { isFailing: true },
  empty: { amount: 'none' },
  many: { amount: 'many' },
  offline: { isOffline: true },
} as const satisfies Record<string, Partial<MockBehaviour>>;
export type Scenario = keyof typeof scenarios;

/** The current behaviour of the mocks. The demo uses it to slow them down or take them offline. */
export const mockBehaviour: MockBehaviour = { ...calm };

/** Whether a name in a URL is the name of a scenario. */
export const isScenario = (name: string | null): name is Scenario =>
  name !== null && Object.hasOwn(scenarios, name);

/** Switches the mocks to a scenario and resets all other behaviour. */
export const setScenario = (name: Scenario): void => {
  Object.assign(mockBehaviour, calm, scenarios[name]);
};
