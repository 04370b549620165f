import { bar, figure, running, strip, toned } from './Chart.css.ts';
import { ChartTable } from './ChartTable.tsx';
import { miniRows, type MiniChartProps } from './MiniChart.ts';

const height = 32;

/** A few values as bars, with the last one emphasised. */
export function MiniBars(props: MiniChartProps) {
  const most = Math.max(0, ...props.values);
  const width = Math.max(1, props.values.length) * 10 - 4;
  return (
    <figure className={`${figure} ${toned({ tone: props.tone })}`}>
      <svg
        role="img"
        aria-label={props.label}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={`${strip({ size: props.size })} ${running}`}
      >
        {miniRows(props).map(([name], index) => {
          const tall = most
            ? Math.max(1, (Math.max(0, props.values[index] ?? 0) / most) * height)
            : 1;
          return (
            <rect
              key={`${name}`}
              x={index * 10}
              y={height - tall}
              width={6}
              height={tall}
              className={bar}
              data-last={index === props.values.length - 1 || undefined}
            />
          );
        })}
      </svg>
      {props.table && (
        <ChartTable caption={props.label} columns={props.table.columns} rows={miniRows(props)} />
      )}
    </figure>
  );
}
