export { accountContract, accountEndpoints } from './contracts/accountContract.ts';
export type { AccountHost } from './contracts/accountContract.ts';
export { contractNow, contractPassword, contractSample } from './contracts/host.ts';
export type { ApprovalWish, ContractHost } from './contracts/host.ts';
export { openBrowser } from './contracts/openBrowser.ts';
export { ordersContract, ordersEndpoints } from './contracts/ordersContract.ts';
