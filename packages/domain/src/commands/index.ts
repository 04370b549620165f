export type { Command, Upload } from './command.ts';
export type { Procedure, ProcedureContext } from './procedure.ts';
export { change, type Store } from './Store.ts';
export type { Counted, Quota, Unit } from './Unit.ts';
export { accountCommands, accountProcedures } from '../account/commands.ts';
export { approveProcedure } from '../account/approveCommands.ts';
export type { ApprovalStore, ApprovalSubject, StoredApproval } from '../account/approvalStore.ts';
export type { AttemptKey, Attempts, AttemptStore } from '../account/attempts.ts';
export type { SignInLockStore } from '../account/signInLocks.ts';
export { usernameKey } from '../account/usernameKey.ts';
export type {
  AccountHost,
  PushStore,
  SessionStore,
  StartedSession,
  Subscription,
  VerifiedPerson,
} from '../account/store.ts';
export { attendanceCommands, attendanceProcedures } from '../attendance/commands.ts';
export type { AttendancePlace, AttendanceStore } from '../attendance/store.ts';
export { closingCommands } from '../closings/commands.ts';
export type { ClosingStore } from '../closings/store.ts';
export { deviceCommands, deviceProcedures } from '../devices/commands.ts';
export type { CodedStore, DeviceStore } from '../devices/store.ts';
export { documentCommands } from '../documents/commands.ts';
export type { DocumentAction, DocumentStore } from '../documents/store.ts';
export { drawerCommands } from '../drawers/commands.ts';
export type { DrawerPlace, DrawerStore } from '../drawers/store.ts';
export { employeeCommands, employeeProcedures } from '../employees/commands.ts';
export type { EmployeeStore } from '../employees/store.ts';
export { featureCommands } from '../features/commands.ts';
export { guestCommands } from '../guest/commands.ts';
export { itemPushCommands } from '../itemPushes/commands.ts';
export type { ItemPushStore } from '../itemPushes/store.ts';
export { kitchenCommands } from '../kitchen/commands.ts';
export type { KitchenStore } from '../kitchen/store.ts';
export { mediaCommands } from '../media/commands.ts';
export type { HeldMedia, MediaAction, MediaStore } from '../media/store.ts';
export { merchantAccountCommands, merchantAccountProcedures } from '../merchants/commands.ts';
export { merchantExportCommands } from '../merchantExports/commands.ts';
export type { ExportStore } from '../merchantExports/store.ts';
export { menuCommands } from '../menu/commands.ts';
export { menuSubject } from '../menu/store.ts';
export type {
  ChangedMenu,
  ItemFilter,
  LockedMenu,
  MenuAction,
  MenuPart,
  MenuPlace,
  MenuStore,
  SavedMenu,
} from '../menu/store.ts';
export type {
  GroupOutlet,
  MerchantAction,
  MerchantStore,
  OpenWork,
} from '../people/merchantStore.ts';
export type { InvitedPerson, PeopleStore } from '../people/store.ts';
export { orderCommands } from '../orders/commands.ts';
export type { OrderChoices, OrderStore } from '../orders/store.ts';
export { paymentCommands } from '../payments/commands.ts';
export type { PaymentOptionStore } from '../payments/store.ts';
export { platformCommands } from '../platform/commands.ts';
export type { PlatformStore } from '../platform/store.ts';
export {
  platformAccountCommands,
  platformAccountProcedures,
} from '../platformAccounts/commands.ts';
export { pricePushCommands } from '../pricePushes/commands.ts';
export type { PricePushStore } from '../pricePushes/store.ts';
export { printingCommands, printingProcedures } from '../printing/commands.ts';
export { beginAttempt, cancelExpired, endAttempt, leaseSeconds } from '../printing/attempts.ts';
export { previewCombined } from '../printing/combineOrders.ts';
export { previewDay, previewShift } from '../printing/previews.ts';
export type {
  AgentStore,
  CombineSource,
  HeldJob,
  PrintContext,
  PrinterAction,
  PrinterStore,
  PrintJobStore,
  PrintSources,
  PrintStores,
  PrintTemplateStore,
} from '../printing/store.ts';
export { queueCommands } from '../queue/commands.ts';
export type { QueueShopContext, QueuePart, QueuePlace, QueueStore } from '../queue/store.ts';
export { reservationCommands } from '../reservations/commands.ts';
export type { BookingDays, BookingPlace, ReservationStore } from '../reservations/store.ts';
export { searchCommands } from '../search/commands.ts';
export type { BookmarkStore } from '../search/store.ts';
export { settingPushCommands } from '../settingPushes/commands.ts';
export type { SettingPushStore } from '../settingPushes/store.ts';
export { settingCommands } from '../settings/commands.ts';
export { staffCommands, staffProcedures } from '../staff/commands.ts';
export { setUpProcedures } from '../setUp/commands.ts';
export { menuCopyCommands } from '../setUp/copyCommands.ts';
export { setUpGuideCommands } from '../setUp/guideCommands.ts';
export { tableCommands } from '../tables/commands.ts';
export type { CartLineChange, FloorPlace, FloorStore, GuestPlace } from '../tables/store.ts';
