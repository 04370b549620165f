import type { StaffTemplate } from '@servery/api';
import { personOf, type Person } from './person.ts';

const outlets = [101, 102, 103, 104];

const platform: readonly Person[] = [
  personOf({
    id: 1,
    username: 'admin',
    name: 'Aishah Rahman',
    role: 'admin',
    merchant_id: null,
    merchant_ids: outlets,
  }),
  personOf({
    id: 2,
    username: 'agent',
    name: 'Jason Lim Wei Jie',
    role: 'agent',
    merchant_id: null,
    merchant_ids: [101, 102],
  }),
  personOf({
    id: 3,
    username: 'supermerchant',
    name: 'Kamaruddin Yusof',
    role: 'supermerchant',
    merchant_id: null,
    merchant_ids: outlets,
  }),
  personOf({
    id: 4,
    username: 'agent.mei',
    name: 'Tan Mei Xin',
    role: 'agent',
    merchant_id: null,
    merchant_ids: [103],
  }),
  personOf({
    id: 5,
    username: 'agent.ganesh',
    name: 'Ganesh Ramasamy',
    role: 'agent',
    merchant_id: null,
    merchant_ids: [102, 103],
  }),
];

const owner = (
  id: number,
  username: string,
  name: string,
  merchant_id: number,
  pin: string,
): Person =>
  personOf({
    id,
    username,
    name,
    role: 'merchant',
    merchant_id,
    merchant_ids: [merchant_id],
    pin,
  });

const staff = (
  id: number,
  username: string,
  name: string,
  merchant_id: number,
  template: StaffTemplate,
  pin: string | null = null,
): Person =>
  personOf({
    id,
    username,
    name,
    role: 'staff',
    template,
    merchant_id,
    merchant_ids: [merchant_id],
    pin,
  });

/** All accounts: those of the platform, then the owner and staff of each outlet. */
export const people: readonly Person[] = [
  ...platform,
  owner(11, 'merchant', 'Farah Kamaruddin', 101, '8264'),
  staff(12, 'supervisor', 'Suresh Pillai', 101, 'supervisor', '5937'),
  staff(13, 'cashier', 'Siti Hajar Ismail', 101, 'cashier', '4086'),
  staff(14, 'waiter', 'Muthu Krishnan', 101, 'waiter'),
  staff(15, 'kitchen', 'Tan Boon Heng', 101, 'kitchen'),
  staff(16, 'host', 'Wong Mei Ling', 101, 'host'),
  staff(17, 'marketing', 'Daniel Arumugam', 101, 'marketing'),
  owner(21, 'merchant.bangsar', 'Hafiz Kamaruddin', 102, '7315'),
  staff(22, 'supervisor.bangsar', 'Priya Nair', 102, 'supervisor', '2849'),
  staff(23, 'cashier.bangsar', 'Chong Kah Yee', 102, 'cashier'),
  staff(24, 'waiter.bangsar', 'Ahmad Faizal Osman', 102, 'waiter'),
  staff(25, 'kitchen.bangsar', 'Rajan Subramaniam', 102, 'kitchen'),
  owner(31, 'merchant.cheras', 'Lau Siew Peng', 103, '6172'),
  staff(32, 'cashier.cheras', 'Nurul Ain Zakaria', 103, 'cashier'),
  staff(33, 'waiter.cheras', 'Kelvin Goh Zhi Hao', 103, 'waiter'),
  owner(41, 'merchant.kajang', 'Noraini Kamaruddin', 104, '9358'),
];

/** Whether a person belongs to a merchant, or is one of the sample's people of the platform. */
export const isOfSample = ({ id, merchant_id }: Person): boolean =>
  merchant_id !== null || platform.some((person) => person.id === id);
