import type { Figure } from '../part.ts';
import type { Inspection } from './inspect.ts';
import type { Shift } from './Shift.ts';

/** The results from which `figuresOf` makes figures. */
export interface Outcome {
  engine: string;
  /** The disturbance, such as `kill -9, 40 times`. */
  of: string;
  /** The minimum of acknowledged writes. */
  goal: number;
  found: Inspection;
  shift: Shift;
  /** The duration of each start, in milliseconds. */
  starts?: readonly number[];
  print: (line: string) => void;
}

const amount = (n: number) => n.toLocaleString('en');

/**
 * Returns the figures of all parts with a `Shift`: nothing lost, torn or doubled, and no surprises.
 */
export function figuresOf({
  engine,
  of,
  goal,
  found,
  shift,
  starts = [],
  print,
}: Outcome): Figure[] {
  for (const line of [...found.wrong, ...new Set(shift.surprises)].slice(0, 20)) print(`  ${line}`);
  const refused = [...shift.refusals].map(([code, n]) => `${code} ${n}`).join(', ') || 'nothing';
  print(`${engine}: clients met ${refused}`);
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
      what: 'responses other than success or 503',
      engine,
      figure: String(shift.surprises.length),
      goal: '0',
      ok: shift.surprises.length === 0,
    },
    ...(starts.length > 0
      ? [
          {
            what: 'longest start afterwards',
            engine,
            figure: `${(Math.max(...starts) / 1000).toFixed(1)} s`,
            goal: 'aim < 5 s',
            ok: true,
          },
        ]
      : []),
  ];
}
