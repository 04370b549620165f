import { createStreams, type Streams } from '../limits/streams.ts';
import type { Feed } from '../live/feed.ts';
import type { Route } from '../route.ts';
import { accountRoutes } from './account.ts';
import { deviceRoutes } from './devices.ts';
import { guestRoutes } from './guest.ts';
import { kitchenRoutes } from './kitchen.ts';
import { liveRoutes } from './live.ts';
import { mediaRoutes } from './media.ts';
import { menuRoutes } from './menu.ts';
import { merchantRoutes } from './merchants.ts';
import { orderRoutes } from './orders.ts';
import { printingRoutes } from './printing.ts';
import { queueRoutes } from './queue.ts';
import { reservationRoutes } from './reservations.ts';
import { searchRoutes } from './search.ts';
import { tableRoutes } from './tables.ts';

/** Every endpoint that this server answers. */
export const allRoutes = (feed: Feed, streams: Streams = createStreams()): Route[] => [
  ...accountRoutes,
  ...deviceRoutes,
  ...guestRoutes,
  ...kitchenRoutes,
  ...mediaRoutes,
  ...menuRoutes,
  ...merchantRoutes,
  ...orderRoutes,
  ...printingRoutes,
  ...queueRoutes,
  ...reservationRoutes,
  ...searchRoutes,
  ...tableRoutes,
  ...liveRoutes(feed, streams),
];
