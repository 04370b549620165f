/** The engines that a part may run on. */
export type Engine = 'embedded' | 'postgres';

/** How parts are run. */
export interface Wish {
  /** The counts of a release instead of a minute's worth. */
  long: boolean;
  engines: readonly Engine[];
  /** Says how far it is. */
  say: (line: string) => void;
  /** Only what has this in its name, where a part is made of several. */
  only: string;
  /** A folder that stays, for what takes long to prepare. */
  folder?: string;
}

/** One thing that was found, beside what it should be. */
export interface Figure {
  what: string;
  engine?: string;
  figure: string;
  goal: string;
  /** False fails the run: only what was counted may, times never do. */
  ok: boolean;
}

/** Whether a goal is a time to aim at: it is read, never judged. */
export const isAim = ({ goal }: Figure): boolean => /^(aim|with)\b/.test(goal);

/** One way of trying to make the server lose, double or let out something. */
export interface Part {
  name: string;
  summary: string;
  run(wish: Wish): Promise<readonly Figure[]>;
}
