import type { ChatAttachment } from '@servery/api/template';

const drawn = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">${body}</svg>`,
  )}`;

const plate = (food: string) =>
  drawn(
    `<rect width="480" height="320" fill="#e8dccb"/><circle cx="240" cy="160" r="132" fill="#fff"/>` +
      `<circle cx="240" cy="160" r="104" fill="#f3efe8"/>${food}`,
  );

const bodies = {
  laksa: plate(
    `<circle cx="240" cy="160" r="92" fill="#d97b34"/><path d="M165 150q30-30 60 0t60 0 40-6" fill="none" stroke="#f6e3b4" stroke-width="12" stroke-linecap="round"/>` +
      `<path d="M175 182q30-26 60 0t66 2" fill="none" stroke="#f6e3b4" stroke-width="12" stroke-linecap="round"/>` +
      `<ellipse cx="276" cy="122" rx="30" ry="20" fill="#fff"/><circle cx="278" cy="121" r="11" fill="#f2b33d"/><path d="M190 108l26-16M196 120l34-14" stroke="#4c8a4a" stroke-width="8" stroke-linecap="round"/>`,
  ),
  tart: plate(
    `<circle cx="240" cy="160" r="82" fill="#c98d4b"/><circle cx="240" cy="160" r="68" fill="#f4cf5f"/>` +
      `<g fill="#b3304b"><circle cx="212" cy="138" r="14"/><circle cx="262" cy="128" r="14"/><circle cx="276" cy="172" r="14"/><circle cx="228" cy="190" r="14"/></g>` +
      `<path d="M240 160l-20-10 24-6z" fill="#4c8a4a"/>`,
  ),
  crate: drawn(
    `<rect width="480" height="320" fill="#cfdde6"/><rect x="60" y="130" width="360" height="150" rx="8" fill="#9a6b3f"/>` +
      `<path d="M60 180h360M60 230h360" stroke="#7a522e" stroke-width="6"/>` +
      `<g fill="#7f97a8"><path d="M110 128q50-60 110-8l26-22v52l-26-22q-60 44-110 0z"/><path d="M240 116q48-54 104-6l24-20v48l-24-20q-56 40-104-2z"/></g>` +
      `<circle cx="138" cy="122" r="5" fill="#22303a"/><circle cx="266" cy="110" r="5" fill="#22303a"/>`,
  ),
} as const;

/** Pictures of the sample, drawn as SVG. */
export const pictures = Object.fromEntries(
  Object.entries(bodies).map(([name, src]) => [
    name,
    { kind: 'image', src, name: `${name}.svg`, width: 480, height: 320 },
  ]),
) as Record<keyof typeof bodies, Extract<ChatAttachment, { kind: 'image' }>>;
