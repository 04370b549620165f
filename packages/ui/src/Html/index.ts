export { Html, type HtmlProps } from './Html.tsx';
export { documentOf } from './fromHtml.ts';
export { plainOf } from './plain.ts';
export { htmlOf } from './toHtml.ts';
