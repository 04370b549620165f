import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';

export interface ChartTableProps {
  /** The subject of the chart. */
  caption: string;
  /** The headings of the columns, starting with the column of names. */
  columns: readonly string[];
  /** The name of each row, followed by its values as text. */
  rows: readonly (readonly string[])[];
}

/** The values of a chart for screen readers. */
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
