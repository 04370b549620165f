import { createStreams, type Streams } from '../session/streams.ts';
import type { Feed } from '../live/feed.ts';
import type { Route } from '../http/route.ts';
import { accountRoutes } from './account/routes.ts';
import { closingRoutes } from './closings/routes.ts';
import { attendanceRoutes } from './attendance/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { deviceRoutes } from './devices/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { drawerRoutes } from './drawers/routes.ts';
import { employeeRoutes } from './employees/routes.ts';
import { guestRoutes } from './guest/routes.ts';
import { itemPushRoutes } from './itemPushes/routes.ts';
import { kitchenRoutes } from './kitchen/routes.ts';
import { liveRoutes } from './live/routes.ts';
import { mediaRoutes } from './media/routes.ts';
import { menuRoutes } from './menu/routes.ts';
import { merchantExportRoutes } from './merchantExports/routes.ts';
import { merchantAccountRoutes } from './merchants/accountRoutes.ts';
import { merchantRoutes } from './merchants/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { paymentRoutes } from './payments/routes.ts';
import { platformAccountRoutes } from './platform/accountRoutes.ts';
import { platformRoutes } from './platform/routes.ts';
import { pricePushRoutes } from './pricePushes/routes.ts';
import { settingPushRoutes } from './settingPushes/routes.ts';
import { printingRoutes } from './printing/routes.ts';
import { queueRoutes } from './queue/routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { reservationRoutes } from './reservations/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { tableRoutes } from './tables/routes.ts';

/** Returns the routes of all endpoints of this server. */
export const allRoutes = (feed: Feed, streams: Streams = createStreams()): Route[] => [
  ...accountRoutes,
  ...closingRoutes,
  ...dashboardRoutes,
  ...deviceRoutes,
  ...documentRoutes,
  ...drawerRoutes,
  ...employeeRoutes,
  ...attendanceRoutes,
  ...guestRoutes,
  ...kitchenRoutes,
  ...mediaRoutes,
  ...menuRoutes,
  ...merchantAccountRoutes,
  ...merchantExportRoutes,
  ...merchantRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...platformAccountRoutes,
  ...platformRoutes,
  ...itemPushRoutes,
  ...pricePushRoutes,
  ...settingPushRoutes,
  ...printingRoutes,
  ...queueRoutes,
  ...reportRoutes,
  ...reservationRoutes,
  ...searchRoutes,
  ...staffRoutes,
  ...tableRoutes,
  ...liveRoutes(feed, streams),
];
