/** A word, sign or comment of a statement; words in lower case, quotes around names taken off. */
export interface Token {
  text: string;
  isName: boolean;
}

/** A table that a block reads or writes. */
export interface TableUse {
  table: string;
  /** What the block calls it. */
  alias: string;
  /** Whether rows are only put into it here. */
  isInserted: boolean;
}

/** One `select`, `insert`, `update` or `delete`, without those that stand inside it. */
export interface Block {
  tables: TableUse[];
  /** What stands after `where` and `on`, in no parentheses. */
  conditions: Token[];
  hasOr: boolean;
  comments: Token[];
}

const lexer =
  /(?<comment>--[^\n]*|\/\*[\s\S]*?\*\/)|(?<text>[eE]?'(?:[^']|'')*')|"(?<quoted>(?:[^"]|"")*)"|(?<body>(\$\w*\$)[\s\S]*?\5)|(?<name>[a-z_]\w*)|(?<other>\$\d+|\d[\w.]*|::|[<>=!@#|&?~^*/%+-]+|[^\s])/gi;

/** Takes a statement apart. */
export function tokensOf(statement: string): Token[] {
  const tokens: Token[] = [];
  for (const { groups = {} } of statement.matchAll(lexer)) {
    const { comment, text, quoted, body, name, other } = groups;
    if (quoted !== undefined) tokens.push({ text: quoted, isName: true });
    else if (name !== undefined) tokens.push({ text: name.toLowerCase(), isName: true });
    else if (text !== undefined || body !== undefined) tokens.push({ text: `''`, isName: false });
    else tokens.push({ text: (comment ?? other)!, isName: false });
  }
  return tokens;
}

const starts = new Set(['select', 'insert', 'update', 'delete', 'with', 'merge', 'truncate']);
const setOperations = new Set(['union', 'intersect', 'except']);
const endsFrom = new Set(
  'where group having order limit offset window returning set for values select'.split(' '),
);
const endsConditions = new Set(
  'group having order limit offset window returning for join left right inner full cross values set'.split(
    ' ',
  ),
);
const noAlias = new Set([
  ...endsFrom,
  ...endsConditions,
  ...setOperations,
  'on',
  'using',
  'where',
  'default',
  'natural',
  'do',
  'as',
]);

/** What is known at one depth of parentheses. */
interface Frame {
  block: Block;
  /** False in parentheses that are no query: what stands there hides from the block. */
  isOwn: boolean;
  isInFrom: boolean;
  isCondition: boolean;
  /** What comes next is a table. */
  due: 'none' | 'read' | 'insert';
}

/** A token with those around it. */
interface Place extends Token {
  before?: Token;
  next?: Token;
  afterNext?: Token;
}

const isComment = ({ text }: Token) => text.startsWith('/*') || text.startsWith('--');

/** A statement's blocks, and the names that it gives to queries of its own (`with`), each with its block. */
export function blocksOf(tokens: readonly Token[]): {
  blocks: Block[];
  names: ReadonlyMap<string, Block>;
} {
  const blocks: Block[] = [];
  const names = new Map<string, Block>();
  const open = (): Frame => {
    const block: Block = { tables: [], conditions: [], hasOr: false, comments: [] };
    blocks.push(block);
    return { block, isOwn: true, isInFrom: false, isCondition: false, due: 'none' };
  };
  const code = tokens.filter((token) => !isComment(token));
  const stack: Frame[] = [open()];
  let at = -1;
  for (const token of tokens) {
    const frame = stack.at(-1)!;
    if (isComment(token)) {
      frame.block.comments.push(token);
      continue;
    }
    at += 1;
    const place: Place = {
      ...token,
      before: code[at - 1],
      next: code[at + 1],
      afterNext: code[at + 2],
    };
    if (token.text === '(') {
      const isQuery = starts.has(place.next?.text ?? '');
      // `from (a join b on …)` is read as if it had no parentheses.
      const inner = isQuery
        ? open()
        : { ...frame, isOwn: frame.due === 'read', isCondition: false, due: frame.due };
      if (isQuery) name(inner.block, code, at, names);
      frame.due = 'none';
      stack.push(inner);
    } else if (token.text === ')') {
      if (stack.length > 1) stack.pop();
    } else if (frame.due !== 'none') takeTable(frame, place);
    else if (frame.isOwn && setOperations.has(token.text)) stack[stack.length - 1] = open();
    else if (frame.isOwn) follow(frame, place);
  }
  return { blocks, names };
}

/** Keeps the name in `name as (select …)`. */
function name(block: Block, code: readonly Token[], open: number, names: Map<string, Block>): void {
  let at = open - 1;
  while (['as', 'materialized', 'not'].includes(code[at]?.text ?? '')) at -= 1;
  if (at < open - 1 && code[at]?.isName) names.set(code[at]!.text, block);
}

function takeTable(frame: Frame, { text, isName, next, afterNext }: Place): void {
  if (['only', 'lateral', 'table', '.'].includes(text)) return;
  if (next?.text === '.' && text !== 'information_schema') return;
  // A function's rows are no table's, but `insert into t (columns)` is.
  if (isName && (next?.text !== '(' || frame.due === 'insert')) {
    const said = next?.text === 'as' ? afterNext : next;
    const alias = said?.isName && !noAlias.has(said.text) ? said.text : text;
    frame.block.tables.push({ table: text, alias, isInserted: frame.due === 'insert' });
  }
  frame.due = 'none';
}

function follow(frame: Frame, place: Place): void {
  const { block } = frame;
  const { text, before, next } = place;
  if (endsFrom.has(text)) frame.isInFrom = false;
  if (endsConditions.has(text) && next?.text !== '(') frame.isCondition = false;
  if (text === 'where' || (text === 'on' && before?.text !== 'distinct')) {
    frame.isCondition = next?.text !== 'conflict';
  } else if (frame.isCondition) {
    block.conditions.push(place);
    if (text === 'or') block.hasOr = true;
  }
  const isFirst = before === undefined;
  if (text === ',' && frame.isInFrom) {
    frame.isCondition = false;
    frame.due = 'read';
  } else if (text === 'from' && before?.text !== 'distinct') {
    frame.isInFrom = true;
    frame.due = 'read';
  } else if (text === 'into') frame.due = 'insert';
  else if (
    text === 'join' ||
    (text === 'using' && next?.text !== '(') ||
    (text === 'update' && !['for', 'do', 'key'].includes(before?.text ?? '')) ||
    (isFirst && ['truncate', 'copy', 'table'].includes(text))
  )
    frame.due = 'read';
}
