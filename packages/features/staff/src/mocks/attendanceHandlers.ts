import { listAttendance, listMyAttendance } from '@servery/api';
import { attendanceCommands, attendanceProcedures } from '@servery/domain/commands';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { attendanceAt, sortedPage } from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

/** MSW handlers of attendance, backed by the sample. */
export const attendanceHandlers = [
  answer(listAttendance, ({ query, ctx }) => {
    const { search, week } = query;
    const { people, start, today } = attendanceAt(ctx.world, ctx.one(query.merchant_id), {
      week,
      isMeant: ({ name, title }) => matchesSearch(search, name, title),
    });
    return { ...sortedPage(people, ({ name }) => nameKey(name), query), start, today };
  }),
  answer(listMyAttendance, ({ query, ctx }) => {
    const { people, start, today } = attendanceAt(ctx.world, ctx.one(query.merchant_id), {
      week: query.week,
      isMeant: ({ staff_id }) => staff_id === ctx.me.id,
    });
    return { aaData: people, total: people.length, start, today };
  }),
  ...answerCommands(attendanceCommands),
  ...answerProcedures(attendanceProcedures),
];
