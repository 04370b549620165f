import { invalid, liveEvents, Problem } from '@servery/api';
import { parse } from '@servery/api/serve';
import type { Feed } from '../live/feed.ts';
import type { Streams } from '../limits/streams.ts';
import { streamOf } from '../live/stream.ts';
import { known, oneOf } from '../scope.ts';
import type { Route } from '../route.ts';
import { requireText } from '../text.ts';

const lastSeen = (request: Request): number | undefined => {
  const given = request.headers.get('last-event-id');
  if (given === null || given === '') return undefined;
  if (!/^\d{1,15}$/.test(given)) throw invalid('Last-Event-ID', 'format', 'Is not a number.');
  return Number(given);
};

/** The stream of live events of one merchant. */
export const liveRoutes = (feed: Feed, streams: Streams): Route[] => [
  {
    to: liveEvents,
    answer: async (host, request, params, { enter }) => {
      if (request.method !== 'GET') return null;
      const { caller } = await enter(liveEvents, request);
      requireText(request, null);
      const url = new URL(request.url);
      const { query } = parse(liveEvents, { params, query: url.searchParams, body: undefined });
      if (!caller) throw new Problem('sessionExpired');
      const { kysely } = host.database;
      const merchant_id = oneOf(caller, await known(kysely, caller, query.merchant_id));
      const since = lastSeen(request) ?? query.since;
      const gone = new AbortController();
      const leave = streams.open(caller, () => gone.abort(), host);
      gone.signal.addEventListener('abort', leave);
      try {
        return streamOf(await feed.follow(merchant_id, since, gone.signal), () => gone.abort());
      } catch (error) {
        leave();
        throw error;
      }
    },
  },
];
