export type { Dish, KitchenBook, KitchenChange, ZoneRecord } from './record.ts';
export { coursesOf, routerOf } from './route.ts';
export type { Routed, Router } from './route.ts';
export { listKitchenMenus, showKitchenZone } from './show.ts';
export type { KitchenMenusQuery } from './show.ts';
export {
  createKitchenZone,
  deleteKitchenZone,
  editKitchenZone,
  toggleKitchenZone,
  zoneOf,
} from './zones.ts';
export type { ZoneInput } from './zones.ts';
export { bumpLines, fireLines, isRecallable, recallLines, recallMinutes } from './bumpLines.ts';
export { lineSteps, statusFrom, takeLineStep, undoBump, undoSeconds } from './steps.ts';
export type { LineStep, LineStepName, LineInput, Show } from './steps.ts';
export { isRerouting, ticketOf, ticketsOf } from './tickets.ts';
export type { TicketSource } from './tickets.ts';
