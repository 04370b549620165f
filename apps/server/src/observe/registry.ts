type Labels = Readonly<Record<string, string>>;

/** A counter, which only increases. */
export interface Counter {
  add(labels?: Labels, by?: number): void;
}

/** A histogram of durations. */
export interface Histogram {
  observe(labels: Labels, seconds: number): void;
}

/** A registry of metrics, in Prometheus text format. */
export interface Registry {
  counter: (name: string, help: string) => Counter;
  histogram: (name: string, help: string, bounds: readonly number[]) => Histogram;
  /** Adds a gauge, which is read at each scrape: a single value, or one per set of labels. */
  gauge: (name: string, help: string, read: () => number | readonly [Labels, number][]) => void;
  text: () => string;
}

const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const labelled = (labels: Labels): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`;
};

const head = (name: string, help: string, type: string) =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;

interface Buckets {
  labels: Labels;
  counts: number[];
  sum: number;
  count: number;
}

const linesOf = (name: string, bounds: readonly number[], buckets: Buckets): string[] => {
  const { labels, counts, sum, count } = buckets;
  let below = 0;
  const lines = bounds.map((bound, i) => {
    below += counts[i]!;
    return `${name}_bucket${labelled({ ...labels, le: String(bound) })} ${below}`;
  });
  return [
    ...lines,
    `${name}_bucket${labelled({ ...labels, le: '+Inf' })} ${count}`,
    `${name}_sum${labelled(labels)} ${sum}`,
    `${name}_count${labelled(labels)} ${count}`,
  ];
};

/** Returns an empty registry. */
export function createRegistry(): Registry {
  const parts: (() => string)[] = [];
  return {
    counter: (name, help) => {
      const values = new Map<string, number>();
      parts.push(() => {
        const lines = [...values].map(([labels, value]) => `${name}${labels} ${value}`);
        return [head(name, help, 'counter'), ...lines].join('\n');
      });
      return {
        add: (labels = {}, by = 1) => {
          const key = labelled(labels);
          values.set(key, (values.get(key) ?? 0) + by);
        },
      };
    },
    histogram: (name, help, bounds) => {
      const known = new Map<string, Buckets>();
      parts.push(() =>
        [
          head(name, help, 'histogram'),
          ...[...known.values()].flatMap((buckets) => linesOf(name, bounds, buckets)),
        ].join('\n'),
      );
      return {
        observe: (labels, seconds) => {
          const key = labelled(labels);
          const it = known.get(key) ?? { labels, counts: bounds.map(() => 0), sum: 0, count: 0 };
          known.set(key, it);
          const at = bounds.findIndex((bound) => seconds <= bound);
          if (at >= 0) it.counts[at]! += 1;
          it.sum += seconds;
          it.count += 1;
        },
      };
    },
    gauge: (name, help, read) => {
      parts.push(() => {
        const found = read();
        const values = typeof found === 'number' ? [[{}, found] as const] : found;
        const lines = values.map(([labels, value]) => `${name}${labelled(labels)} ${value}`);
        return [head(name, help, 'gauge'), ...lines].join('\n');
      });
    },
    text: () => `${parts.map((part) => part()).join('\n')}\n`,
  };
}
