export { DownloadEverything } from './components/DownloadEverything.tsx';
export { Merchants } from './screens/Merchants.tsx';
export type { MerchantsProps } from './screens/Merchants.tsx';
