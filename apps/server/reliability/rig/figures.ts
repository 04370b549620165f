import type { Figure } from '../part.ts';
import type { Inspection } from './inspect.ts';
import type { Shift } from './Shift.ts';

/** What `figuresOf` makes figures of. */
export interface Outcome {
  engine: string;
  /** What was done to it, such as `kill -9, 40 times`. */
  of: string;
  /** Acknowledged writes at least. */
  goal: number;
  found: Inspection;
  shift: Shift;
  /** How long each start took, in milliseconds. */
  starts?: readonly number[];
  say: (line: string) => void;
}

const amount = (n: number) => n.toLocaleString('en');

/** The figures that every part with a shift of people has: nothing lost, torn, doubled, and no surprise. */
export function figuresOf({ engine, of, goal, found, shift, starts = [], say }: Outcome): Figure[] {
  for (const line of [...found.wrong, ...new Set(shift.surprises)].slice(0, 20)) say(`  ${line}`);
  const refused = [...shift.refusals].map(([code, n]) => `${code} ${n}`).join(', ') || 'nothing';
  say(`${engine}: clients met ${refused}`);
  const { lost, torn, doubled, gaps, acknowledged } = found;
  return [
    {
      what: `acknowledged writes, ${of}`,
      engine,
      figure: amount(acknowledged),
      goal: `≥ ${amount(goal)}`,
      ok: acknowledged >= goal,
    },
    {
      what: 'lost, torn, doubled, gaps in sequences',
      engine,
      figure: [lost, torn, doubled, gaps].join(', '),
      goal: '0, 0, 0, 0',
      ok: lost + torn + doubled + gaps === 0,
    },
    {
      what: 'answers other than done or away (503)',
      engine,
      figure: String(shift.surprises.length),
      goal: '0',
      ok: shift.surprises.length === 0,
    },
    ...(starts.length > 0
      ? [
          {
            what: 'longest start after it',
            engine,
            figure: `${(Math.max(...starts) / 1000).toFixed(1)} s`,
            goal: 'aim < 5 s',
            ok: true,
          },
        ]
      : []),
  ];
}
