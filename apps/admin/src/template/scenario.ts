import { isScenario, scenarios, setScenario, type Scenario } from '@servery/api/mocks';

/** In the address: how the sample behaves. */
export const parameter = 'scenario';

/** Every scenario, in the order in which they are offered. */
export const scenarioNames = Object.keys(scenarios) as readonly Scenario[];

/** The scenario that an address asks for, if any. */
export const askedIn = (search: string): Scenario | null => {
  const name = new URLSearchParams(search).get(parameter);
  return isScenario(name) ? name : null;
};

let current: Scenario = 'usual';

/** How the sample behaves now. */
export const scenarioNow = (): Scenario => current;

/** From here on the sample behaves so. */
export const begin = (name: Scenario): void => {
  current = name;
  setScenario(name);
};

/** Begins as the page's address says: once, before the sample is asked for the first time. */
export const beginAsAsked = (): void => begin(askedIn(location.search) ?? 'usual');

/** An address's query with a scenario; the usual one needs no word. */
export function withScenario(search: string, name: Scenario): string {
  const asked = new URLSearchParams(search);
  if (name === 'usual') asked.delete(parameter);
  else asked.set(parameter, name);
  return asked.size > 0 ? `?${asked}` : '';
}
