/** The part of an OpenAPI document that the page shows. */
export interface Document {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
}

interface Schema {
  [keyword: string]: unknown;
}

interface Body {
  content: Record<string, { schema: Schema }>;
}

interface Operation {
  operationId: string;
  summary: string;
  'x-capability': string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: Body;
  responses: Record<string, { description: string; content: Body['content'] }>;
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const codeMarks = (text: string): string => escape(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const json = (schema: Schema): string =>
  `<pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre>`;

const kindOf = (schema: Schema): string => {
  if (Array.isArray(schema['enum']))
    return schema['enum'].map((value) => JSON.stringify(value)).join(' ');
  const options = schema['anyOf'];
  if (Array.isArray(options)) return options.map((option) => kindOf(option as Schema)).join(' or ');
  if ('const' in schema) return JSON.stringify(schema['const']);
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
};

const parameterRow = ({ name, in: location, required, schema }: Operation['parameters'][number]) =>
  `<tr><th scope="row"><code>${escape(name)}</code></th><td>${escape(location)}${
    required ? ', required' : ''
  }</td><td>${escape(kindOf(schema))}</td></tr>`;

const parametersOf = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ''
    : `<h4>Parameters</h4><div class="wide" tabindex="0"><table><tbody>${parameters
        .map(parameterRow)
        .join('')}</tbody></table></div>`;

const contentOf = (title: string, content?: Body['content']): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `<h4>${title} <small>${escape(type)}</small></h4>${json(schema)}`)
    .join('');

const refusalsOf = ({ responses }: Operation): string => {
  const rows = Object.entries(responses).filter(([status]) => status !== '200');
  return `<h4>Errors</h4><dl>${rows
    .map(
      ([status, { description }]) => `<div><dt>${status}</dt><dd>${escape(description)}</dd></div>`,
    )
    .join('')}</dl>`;
};

const operationOf = (path: string, method: string, operation: Operation): string => {
  const access = operation['x-capability'];
  return `<details id="${escape(operation.operationId)}">
<summary><span class="verb ${method}">${method.toUpperCase()}</span> <code>${escape(path)}</code>
<span class="what">${escape(operation.summary)}</span></summary>
<p><code>${escape(operation.operationId)}</code> ${
    access === 'public'
      ? 'no session required'
      : access === 'session'
        ? 'requires a session'
        : `needs <code>${escape(access)}</code>`
  }.</p>
${parametersOf(operation)}${contentOf('Request body', operation.requestBody?.content)}${contentOf(
    'Response',
    operation.responses['200']?.content,
  )}${refusalsOf(operation)}
</details>`;
};

/** Renders the document as a single page without scripts. */
export function page({ info, paths }: Document): string {
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([method, operation]) =>
      operationOf(`/api${path}`, method, operation),
    ),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(info.title)} API ${escape(info.version)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>${escape(info.title)} API <small>${escape(info.version)}</small></h1>
${info.description
  .split('\n\n')
  .map((text) => `<p>${codeMarks(text)}</p>`)
  .join('\n')}
<p>Download the OpenAPI 3.1 document: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>${operations.length} endpoints</h2>
${operations.join('\n')}
</main>
</body>
</html>`;
}
