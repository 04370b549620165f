export { matchesOf } from './matches.ts';
export type { GroupItem, ItemGroup } from './record.ts';
