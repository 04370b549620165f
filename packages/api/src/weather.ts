/** How many rows a sample begins with. */
export type Amount = 'usual' | 'none' | 'many';

/** How the mocks behave just now. */
export interface Weather {
  /** Milliseconds before each answer. */
  latency: number;
  isOffline: boolean;
  /** Every call answers 500. */
  isFailing: boolean;
  amount: Amount;
}

const calm: Weather = { latency: 0, isOffline: false, isFailing: false, amount: 'usual' };

/** What a sample can be looked at under, each by its name. */
export const scenarios = {
  usual: {},
  slow: { latency: 2000 },
  failing: { isFailing: true },
  empty: { amount: 'none' },
  many: { amount: 'many' },
  offline: { isOffline: true },
} as const satisfies Record<string, Partial<Weather>>;
export type Scenario = keyof typeof scenarios;

/** How the mocks behave just now: a demo slows them down or cuts them off. */
export const weather: Weather = { ...calm };

/** Whether a name, as it stands in an address, is one of a scenario. */
export const isScenario = (name: string | null): name is Scenario =>
  name !== null && Object.hasOwn(scenarios, name);

/** From here on the mocks behave so, and in no other way. */
export const setScenario = (name: Scenario): void => {
  Object.assign(weather, calm, scenarios[name]);
};
