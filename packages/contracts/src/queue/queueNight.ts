import { displayQueue, getQueuePlace, joinQueue, listQueueEntries } from '@servery/api';
import { expect, test } from 'vitest';
import { lineOf } from './queueLine.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;

/** Parties that are waiting while the trading day changes, at four in the morning. */
export function queueNight(stage: Stage): void {
  const { fresh, add, call, serve, turn, inLine } = lineOf(stage, 'N');

  test('queue entries survive the change of the trading day, except forgotten ones', async () => {
    await stage.host.reset();
    const early = await fresh();
    const forgotten = await add(early.id, 2);
    const now = Date.parse(forgotten.joined_at);
    await stage.host.advance(Date.parse('2026-11-20T19:55:00.000Z') - now);
    const { id: queue_id, token, prefix } = await fresh();
    const guest = stage.recorded(await stage.host.browser());
    const ticket = await guest.call(joinQueue, { body: { token, party: 2 } });
    const second = await add(queue_id, 4);
    expect((await inLine(early.id)).map(({ id }) => id)).toEqual([forgotten.id]);

    await stage.host.advance(10 * minute);
    expect(await inLine(early.id)).toEqual([]);
    expect(await refused(call(forgotten))).toMatchObject({ code: 'notFound' });
    const [first, ...others] = await inLine(queue_id);
    expect(others).toMatchObject([{ id: second.id, ahead: 1 }]);
    // Numbering doesn't restart while a party with the same number may still be called.
    const third = await add(queue_id, 3);
    expect(third).toMatchObject({ number: `${prefix}3`, ahead: 2 });
    const served = await serve(await call(first!));
    expect(await turn(served, 'undo')).toMatchObject({ status: 'called' });
    const place = () => guest.call(getQueuePlace, { query: { token: ticket.token } });
    expect(await place()).toMatchObject({ status: 'called' });
    const display = await guest.call(displayQueue, { query: { token } });
    expect(display).toMatchObject({ called: [first!.number], next: [second.number, third.number] });

    const dayOf = async (business_date: string) =>
      (
        await stage.as('merchant', listQueueEntries, { body: { queue_id, business_date } })
      ).aaData.map(({ id }) => id);
    expect(await dayOf('2026-11-20')).toEqual([second.id, first!.id]);
    expect(await dayOf('2026-11-21')).toEqual([third.id]);
  });
}
