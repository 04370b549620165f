/** The engines that a part can run on. */
export type Engine = 'embedded' | 'postgres';

/** The options of a run. */
export interface Input {
  /** Whether to use the counts for a release, rather than for about a minute. */
  long: boolean;
  engines: readonly Engine[];
  /** Reports progress. */
  print: (line: string) => void;
  /** A text that the names of a part's cases must contain. */
  only: string;
  /** A folder that is kept, for data that takes long to prepare. */
  folder?: string;
}

/** A measured figure with its goal. */
export interface Figure {
  what: string;
  engine?: string;
  figure: string;
  goal: string;
  /** False fails the run; only counts can fail it, durations never do. */
  ok: boolean;
}

/** Whether a goal is a duration to aim at, which is reported but can't fail the run. */
export const isAim = ({ goal }: Figure): boolean => /^(aim|with)\b/.test(goal);

/** One way to try to make the server lose, duplicate or leak data. */
export interface Part {
  name: string;
  summary: string;
  run(input: Input): Promise<readonly Figure[]>;
}

/** Returns the run of a part that measures each engine in turn. */
export const perEngine =
  (measure: (engine: Engine, input: Input) => Promise<readonly Figure[]>): Part['run'] =>
  async (input) => {
    const figures: Figure[] = [];
    for (const engine of input.engines) figures.push(...(await measure(engine, input)));
    return figures;
  };
