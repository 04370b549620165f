import { isScenario, scenarios, setScenario, type Scenario } from '@servery/api/mocks';

/** The query parameter of the scenario. */
export const parameter = 'scenario';

/** All scenarios, in the order of the menu. */
export const scenarioNames = Object.keys(scenarios) as readonly Scenario[];

/** Returns the scenario in a query string, or null. */
export const scenarioIn = (search: string): Scenario | null => {
  const name = new URLSearchParams(search).get(parameter);
  return isScenario(name) ? name : null;
};

let current: Scenario = 'usual';

/** Returns the current scenario. */
export const scenarioNow = (): Scenario => current;

/** Switches the sample to a scenario. */
export const begin = (name: Scenario): void => {
  current = name;
  setScenario(name);
};

/** Starts with the scenario in the URL. Call it once, before the sample's first request. */
export const beginFromUrl = (): void => begin(scenarioIn(location.search) ?? 'usual');

/** Returns a query string with a scenario; the usual one needs no parameter. */
export function withScenario(search: string, name: Scenario): string {
  const query = new URLSearchParams(search);
  if (name === 'usual') query.delete(parameter);
  else query.set(parameter, name);
  return query.size > 0 ? `?${query}` : '';
}
