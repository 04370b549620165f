import type { Capability, StaffGrant } from '@servery/api';
import type { groupMessages } from '../../messages/rights.ts';

type Group = keyof typeof groupMessages;
/** The part of a capability before the dot. */
type Area = Capability extends `${infer A}.${string}` ? A : never;

const groupOf: Record<Area, Group> = {
  order: 'orders',
  print: 'orders',
  payment: 'payments',
  refund: 'payments',
  shift: 'payments',
  table: 'floor',
  queue: 'floor',
  member: 'floor',
  menu: 'menu',
  kitchen: 'menu',
  media: 'menu',
  merchant: 'business',
  setting: 'business',
  feature: 'business',
  device: 'business',
  dashboard: 'business',
  report: 'business',
  day: 'payments',
  platform: 'business',
  staff: 'people',
  attendance: 'people',
};

/** Returns permissions by group, without empty groups. */
export const groupsOf = (grants: readonly StaffGrant[]): [Group, StaffGrant[]][] => [
  ...Map.groupBy(grants, ({ capability }) => groupOf[capability.split('.')[0] as Area]),
];
