import { invalid, liveEvents, Problem } from '@servery/api';
import { parse } from '@servery/api/serve';
import type { Feed } from '../../live/feed.ts';
import type { Streams } from '../../session/streams.ts';
import { streamOf } from '../../live/stream.ts';
import { known, oneOf } from '../../http/scope.ts';
import { inOwnReach, type Route } from '../../http/route.ts';
import { requireText } from '../../http/requireText.ts';

const lastSeen = (request: Request): number | undefined => {
  const given = request.headers.get('last-event-id');
  if (given === null || given === '') return undefined;
  if (!/^\d{1,15}$/.test(given)) throw invalid('Last-Event-ID', 'format', 'Must be a number.');
  return Number(given);
};

/** The route of a merchant's stream of live events. */
export const liveRoutes = (feed: Feed, streams: Streams): Route[] => [
  {
    to: liveEvents,
    answer: async (host, request, params, arrival) => {
      if (request.method !== 'GET') return null;
      const entered = await arrival.enter(liveEvents, request);
      const { caller } = entered;
      requireText(request, null);
      const url = new URL(request.url);
      const { query } = parse(liveEvents, { params, query: url.searchParams, body: undefined });
      if (!caller) throw new Problem('sessionExpired');
      const merchant_id = await inOwnReach(
        host,
        liveEvents,
        { ...entered, query },
        arrival,
        async () => oneOf(caller, await known(host.database.kysely, caller, query.merchant_id)),
      );
      const since = lastSeen(request) ?? query.since;
      const gone = new AbortController();
      const leave = streams.open({ caller, merchant_id, end: () => gone.abort() }, host);
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
