import { createRoot } from 'react-dom/client';
import { List, type RowComponentProps } from 'react-window';
import { makeRows, markFirstRow, names, rowHeight, type Row } from './rows.ts';

const rows = makeRows();

function OneRow({ index, style, all }: RowComponentProps<{ all: readonly Row[] }>) {
  return (
    <div className="row" style={style}>
      {names.map((name, at) => (
        <div key={name}>{all[index]?.[at]}</div>
      ))}
    </div>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <>
    <div id="head">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
    <List
      id="scroller"
      rowComponent={OneRow}
      rowProps={{ all: rows }}
      rowCount={rows.length}
      rowHeight={rowHeight}
      overscanCount={6}
    />
  </>,
);
markFirstRow('.row');
