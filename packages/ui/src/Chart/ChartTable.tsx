import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface ChartTableProps {
  /** What the chart is about. */
  caption: string;
  /** The heads of the columns; the first is that of the rows' names. */
  columns: readonly string[];
  /** Each row's name, then its figures, as they are read. */
  rows: readonly (readonly string[])[];
}

/** The figures of a drawing for those who do not see it. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    <div className={visuallyHidden}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
