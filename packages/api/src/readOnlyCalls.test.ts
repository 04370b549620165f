import { expect, test } from 'vitest';
import { allEndpoints } from './endpoints/index.ts';
import { isWrite } from './endpoint.ts';
import { isRefusedReadOnly } from './readOnlyCalls.ts';

const refused = Object.entries(allEndpoints())
  .filter(([, to]) => isRefusedReadOnly(to))
  .map(([name]) => name);

test('a read-only outlet refuses new orders, bookings and guests in queues', () => {
  expect(refused).toEqual(
    expect.arrayContaining([
      'addToCart',
      'placeOrder',
      'sendGuestOrder',
      'createReservation',
      'requestReservation',
      'addQueueEntry',
      'joinQueue',
    ]),
  );
});

test('a read-only outlet refuses changes of the menu, tables, settings and people', () => {
  expect(refused).toEqual(
    expect.arrayContaining([
      'createMenu',
      'editMenu',
      'toggleMenu',
      'pushItem',
      'pushPrice',
      'createTable',
      'editReservationCalendar',
      'createQueue',
      'editSetting',
      'editProfile',
      'setOpening',
      'pushSetting',
      'toggleFeature',
      'createPaymentOption',
      'createPrinter',
      'createStaff',
      'editEmployee',
    ]),
  );
});

test('a read-only outlet lets people complete what is open, and secure their access', () => {
  const kept = [
    'toggleOrderStatus',
    'togglePaymentStatus',
    'updateOrder',
    'voidOrder',
    'payTable',
    'splitOrder',
    'completeRefund',
    'requestRefund',
    'moveCash',
    'countShift',
    'closeShift',
    'closeDay',
    'bumpLines',
    'printOrder',
    'toggleOccupyStatus',
    'changeReservation',
    'cancelBooking',
    'serveQueue',
    'leaveQueue',
    'askGuestBill',
    'clockAttendance',
    'patchStaff',
    'inviteStaff',
    'changePassword',
    'login',
    'logout',
    'approve',
    'assignSupermerchant',
    'chooseOutlets',
  ];
  expect(Object.keys(allEndpoints())).toEqual(expect.arrayContaining(kept));
  expect(refused.filter((name) => kept.includes(name))).toEqual([]);
});

test('a read-only outlet refuses no read', () => {
  const all = allEndpoints();
  expect(refused.filter((name) => !isWrite(all[name]!))).toEqual([]);
  expect(refused).not.toContain('getMerchantQueue');
  expect(refused).not.toContain('listQueueEntries');
});
