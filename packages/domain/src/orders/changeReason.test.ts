import { describe, expect, test } from 'vitest';
import { contextBy, anyOrder, menu } from './anyOrder.ts';
import { cancelOrder } from './cancelOrder.ts';
import { reasonForLine, requireReason } from './changeReason.ts';
import { updateOrder } from './updateOrder.ts';

describe('reason for a change', () => {
  test('is a code, a text or both', () => {
    expect(requireReason({ reason_code: 'training' })).toEqual({
      reason_code: 'training',
      reason: null,
    });
    expect(requireReason({ reason: 'Spilt' })).toEqual({ reason_code: null, reason: 'Spilt' });
    expect(requireReason({ reason_code: 'sent_back', reason: 'Cold' })).toEqual({
      reason_code: 'sent_back',
      reason: 'Cold',
    });
  });

  test('is required, and the refusal names the requested field', () => {
    for (const none of [{}, { reason: '' }, { reason_code: null, reason: null }])
      expect(() => requireReason(none, 'changes.2.reason')).toThrow(
        expect.objectContaining({
          code: 'invalid',
          matter: expect.objectContaining({
            fields: { 'changes.2.reason': expect.objectContaining({ code: 'required' }) },
          }),
        }),
      );
  });

  test('of a line is its own if it was voided, otherwise the reason of its order', () => {
    const context = contextBy();
    const order = anyOrder();
    const [roti, chicken] = order.items.map(({ id }) => id);
    const edited = updateOrder(
      order,
      {
        version: order.version,
        changes: [
          { type: 'void_line', line_id: roti!, reason_code: 'sold_out', made: false },
          { type: 'comp_line', line_id: chicken!, reason_code: 'waited' },
        ],
      },
      context,
      { menu, discounts: [] },
    );
    const input = { version: edited.version, reason: 'Guest left', made: false };
    const off = cancelOrder(edited, input, context);
    expect(off.items.map((line) => reasonForLine(off, line))).toEqual([
      { reason_code: 'sold_out', reason: null },
      { reason_code: null, reason: 'Guest left' },
    ]);
    expect(
      off.timeline.map(({ kind, facts }) => [kind, facts['reason_code'], facts['reason']]),
    ).toEqual([
      ['place', undefined, undefined],
      ['void_line', 'sold_out', undefined],
      ['comp_line', 'waited', undefined],
      ['cancel', undefined, 'Guest left'],
    ]);
  });
});
