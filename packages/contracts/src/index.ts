export { accountContract } from './account/accountContract.ts';
export { accountEndpoints } from './account/accountEndpoints.ts';
export type { AccountHost } from './account/accountContract.ts';
export type { SetUpGuideHost } from './setUp/setUpGuideHost.ts';
export { sampleContract, sampleEndpoints } from './setUp/sampleContract.ts';
export { setUpGuideContract, setUpGuideEndpoints } from './setUp/setUpGuideContract.ts';
export { attendanceContract, attendanceEndpoints } from './attendance/attendanceContract.ts';
export { dashboardContract, dashboardEndpoints } from './dashboard/dashboardContract.ts';
export { documentsContract, documentsEndpoints } from './documents/documentsContract.ts';
export { drawersContract, drawersEndpoints } from './drawers/drawersContract.ts';
export { goldenDayContract } from './reports/goldenDay.ts';
export { goldenFigures, goldenFiguresOf } from './reports/goldenFigures.ts';
export { reportsContract, reportsEndpoints } from './reports/reportsContract.ts';
export type { DrawersHost } from './drawers/drawersHost.ts';
export { employeesContract, employeesEndpoints } from './employees/employeesContract.ts';
export { flowContract } from './flow/flowContract.ts';
export { contractNow, contractPassword, contractSample } from './host.ts';
export type { ApprovalInput, ContractHost } from './host.ts';
export { guestContract, guestEndpoints } from './guest/guestContract.ts';
export type { GuestHost } from './guest/guestHost.ts';
export { kitchenContract, kitchenEndpoints } from './kitchen/kitchenContract.ts';
export { mediaContract, mediaEndpoints } from './media/mediaContract.ts';
export { merchantsContract, merchantsEndpoints } from './merchants/merchantsContract.ts';
export { menuContract, menuEndpoints } from './menu/menuContract.ts';
export { contractSubscription } from './account/pushes.ts';
export { openBrowser } from './openBrowser.ts';
export { ordersContract, ordersEndpoints } from './orders/ordersContract.ts';
export { leaksIn, readsMasked } from './leaks.ts';
export { paymentsContract, paymentsEndpoints } from './payments/paymentsContract.ts';
export type { PaymentsHost } from './payments/paymentsHost.ts';
export {
  platformAccountsContract,
  platformAccountsEndpoints,
} from './platformAccounts/platformAccountsContract.ts';
export type { PrintingHost } from './printing/printing.ts';
export { printingContract, printingEndpoints } from './printing/printingContract.ts';
export { queueContract, queueEndpoints } from './queue/queueContract.ts';
export {
  reservationsContract,
  reservationsEndpoints,
} from './reservations/reservationsContract.ts';
export { searchContract, searchEndpoints } from './search/searchContract.ts';
export { settingsContract, settingsEndpoints } from './settings/settingsContract.ts';
export { setUpContract, setUpEndpoints } from './setUp/setUpContract.ts';
export type { SetUpHost } from './setUp/setUpContract.ts';
export { staffContract, staffEndpoints } from './staff/staffContract.ts';
export type { StaffHost } from './staff/staffHost.ts';
export { tablesContract, tablesEndpoints } from './tables/tablesContract.ts';
export type { TablesHost } from './tables/tablesHost.ts';
