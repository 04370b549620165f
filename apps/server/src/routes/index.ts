import { createStreams, type Streams } from '../limits/streams.ts';
import type { Feed } from '../live/feed.ts';
import type { Route } from '../route.ts';
import { accountRoutes } from './account.ts';
import { liveRoutes } from './live.ts';
import { merchantRoutes } from './merchants.ts';
import { orderRoutes } from './orders.ts';

/** Every endpoint that this server answers. */
export const allRoutes = (feed: Feed, streams: Streams = createStreams()): Route[] => [
  ...accountRoutes,
  ...merchantRoutes,
  ...orderRoutes,
  ...liveRoutes(feed, streams),
];
