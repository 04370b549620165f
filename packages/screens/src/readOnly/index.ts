export { NoticeBar } from '../components/NoticeBar.tsx';
export type { NoticeBarProps } from '../components/NoticeBar.tsx';
export { ReadOnlyBar } from './ReadOnlyBar.tsx';
export type { ReadOnlyBarProps } from './ReadOnlyBar.tsx';
