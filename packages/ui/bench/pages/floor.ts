// The baseline: rows windowed by hand, without any library.
import { count, makeRows, markFirstRow, names, rowHeight, type Row } from './rows.ts';

const rows = makeRows();
let shown: readonly Row[] = rows;
const overscan = 6;

document.body.innerHTML = `<div id="scroller"><div id="head"></div><div id="body"></div></div>`;
const scroller = document.querySelector<HTMLElement>('#scroller')!;
const head = document.querySelector<HTMLElement>('#head')!;
const body = document.querySelector<HTMLElement>('#body')!;
body.style.height = `${count * rowHeight}px`;
for (const name of names) {
  const cell = document.createElement('button');
  cell.textContent = name;
  head.append(cell);
}

interface Slot {
  element: HTMLElement;
  cells: HTMLElement[];
  index: number;
}
const slots: Slot[] = [];

function addSlot(): Slot {
  const element = document.createElement('div');
  element.className = 'row';
  const cells = names.map(() => document.createElement('div'));
  element.append(...cells);
  body.append(element);
  return { element, cells, index: -1 };
}

function draw() {
  const first = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - overscan);
  const visible = Math.ceil(scroller.clientHeight / rowHeight) + 2 * overscan;
  while (slots.length < visible) slots.push(addSlot());
  for (let n = 0; n < visible; n += 1) {
    const index = first + n;
    const slot = slots[index % slots.length];
    if (!slot || slot.index === index) continue;
    slot.index = index;
    slot.element.style.transform = `translateY(${index * rowHeight}px)`;
    for (const [at, cell] of slot.cells.entries()) cell.textContent = String(shown[index]?.[at]);
  }
}
scroller.addEventListener('scroll', draw, { passive: true });
draw();

const collator = new Intl.Collator('en', { numeric: true });
head.addEventListener('click', (event) => {
  const at = [...head.children].indexOf(event.target as Element);
  shown = rows.toSorted((a, b) => collator.compare(String(a[at]), String(b[at])));
  for (const slot of slots) slot.index = -1;
  draw();
});
markFirstRow('.row');
