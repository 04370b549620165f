export { capabilities } from './capabilities.ts';
export type { Capability, Grant, Rights } from './capabilities.ts';
export { createClient } from './call.ts';
export type { Call, CallOptions, Client, ClientOptions, Credentials, RawCall } from './call.ts';
export { endpoint, fillPath, isWrite, limitOf, nameOf } from './endpoint.ts';
export type {
  Answer,
  AnyEndpoint,
  Endpoint,
  EventKind,
  Input,
  LimitClass,
  Method,
  Output,
  Parsed,
  Spec,
} from './endpoint.ts';
export { allEndpoints } from './endpoints/index.ts';
export * from './endpoints/account.ts';
export * from './endpoints/approvals.ts';
export * from './endpoints/attendance.ts';
export * from './endpoints/push.ts';
export * from './endpoints/dashboard.ts';
export * from './endpoints/drawers.ts';
export * from './endpoints/employees.ts';
export * from './endpoints/guest.ts';
export * from './endpoints/guestRequests.ts';
export * from './endpoints/kitchen.ts';
export * from './endpoints/media.ts';
export * from './endpoints/menu.ts';
export * from './endpoints/merchantAccounts.ts';
export * from './endpoints/merchantDocuments.ts';
export * from './endpoints/merchants.ts';
export * from './endpoints/paymentOptions.ts';
export * from './endpoints/orders.ts';
export * from './endpoints/orderChanges.ts';
export * from './endpoints/orderSteps.ts';
export * from './endpoints/pairedDevices.ts';
export * from './endpoints/platform.ts';
export * from './endpoints/printAgents.ts';
export * from './endpoints/printing.ts';
export * from './endpoints/queue.ts';
export * from './endpoints/reservations.ts';
export * from './endpoints/sample.ts';
export * from './endpoints/search.ts';
export * from './endpoints/settings.ts';
export * from './endpoints/signInLocks.ts';
export * from './endpoints/setUp.ts';
export * from './endpoints/menuCopies.ts';
export * from './endpoints/dayClosings.ts';
export * from './endpoints/reports.ts';
export * from './endpoints/setUpGuide.ts';
export * from './endpoints/shifts.ts';
export * from './endpoints/shortcutPins.ts';
export * from './endpoints/staff.ts';
export * from './endpoints/tables.ts';
export * from './entities/brand.ts';
export * from './entities/cartLine.ts';
export * from './entities/guest.ts';
export * from './entities/guestRequest.ts';
export * from './entities/attendance.ts';
export * from './entities/dashboard.ts';
export * from './entities/drawer.ts';
export * from './entities/employee.ts';
export * from './entities/kitchen.ts';
export * from './entities/media.ts';
export * from './entities/menu.ts';
export * from './entities/merchant.ts';
export * from './entities/merchantAccount.ts';
export * from './entities/merchantDocument.ts';
export * from './entities/paymentOption.ts';
export * from './entities/paymentOptionDetail.ts';
export * from './entities/order.ts';
export * from './entities/orderExport.ts';
export * from './entities/approvalRequest.ts';
export * from './entities/payout.ts';
export * from './entities/people.ts';
export * from './entities/platformSettings.ts';
export * from './entities/push.ts';
export * from './entities/dailyReport.ts';
export * from './entities/dayClosing.ts';
export * from './entities/deviceInfo.ts';
export * from './entities/pairedDevice.ts';
export * from './entities/printAgent.ts';
export * from './entities/printing.ts';
export * from './entities/queue.ts';
export * from './entities/reservations.ts';
export * from './entities/search.ts';
export * from './entities/settings.ts';
export * from './entities/settingValues.ts';
export * from './entities/storedSettings.ts';
export * from './entities/menuCopy.ts';
export * from './entities/setUpGuide.ts';
export * from './entities/setUpMarks.ts';
export * from './entities/shift.ts';
export * from './entities/signInLock.ts';
export type { GrantRule, PersonRule } from './entities/grantRules.ts';
export * from './entities/staff.ts';
export * from './entities/table.ts';
export type { Named, UnreadableRow } from './fields.ts';
export { followEvents } from './followEvents.ts';
export { isRequired } from './isRequired.ts';
export { refusedParts } from './refusedParts.ts';
export { limitPropsOf, limitRulesOf, limitsOf, schemaAt } from './limits.ts';
export type { FieldSchema, LimitRule, Limits } from './limits.ts';
export type { LiveState } from './live.ts';
export { currentOf, isRefusalOf, problemFrom } from './problemFrom.ts';
export { invalid, notNow, Problem, problems, reasonOf } from './problems.ts';
export type { DetailsOf, FieldProblem, ProblemCode, ProblemMatter } from './problems.ts';
export type { CurrentOf, Refusal, RefusalCode } from './refusals.ts';
export { createServerClock } from './serverClock.ts';
export type { ServerClock } from './serverClock.ts';
export { importKey, sign, signatureHeader, signedHeaders, verify } from './signature.ts';
export type { Signed, SigningKey } from './signature.ts';
export { decodeQuery, unfold } from './unfold.ts';
export { isShown, markShown } from './shown.ts';
export { adminVersion, encodeQuery, personHeader, versionHeader } from './wire.ts';
