import { nameOf, type AnyEndpoint, type Call, type Client } from '@servery/api';

/** Returns the query parameters of endpoints, as `GET /path search`. */
export const parametersIn = (endpoints: readonly AnyEndpoint[]): string[] =>
  endpoints
    .flatMap((to) => {
      const { query } = to;
      const names = query && 'entries' in query ? Object.keys(query.entries as object) : [];
      return names.map((name) => `${nameOf(to)} ${name}`);
    })
    .toSorted();

/** Creates a recorder of the query parameters that clients sent and a host accepted. */
export function watchParameters() {
  const accepted = new Set<string>();
  const record = (to: AnyEndpoint, input: unknown) => {
    const { query = {} } = input as { query?: object };
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) accepted.add(`${nameOf(to)} ${name}`);
  };
  const over = (client: Client): Client => {
    const call: Call = async (to, input, options) => {
      const answer = await client.call(to, input, options);
      record(to, input);
      return answer;
    };
    const open: Client['open'] = async (to, input, signal) => {
      const stream = await client.open(to, input, signal);
      record(to, input);
      return stream;
    };
    return { ...client, call, open };
  };
  return { accepted, over };
}
