import { mirrored } from './icons.css.ts';

function icon(paths: readonly string[], isDirected = false) {
  return function MailIcon() {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className={isDirected ? mirrored : undefined}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

/** What letters need and the kit does not draw. */
export const InboxIcon = icon([
  'M22 12h-6l-2 3h-4l-2-3H2',
  'M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z',
]);
export const SendIcon = icon(['m22 2-7 20-4-9-9-4Z', 'M22 2 11 13'], true);
export const AttachIcon = icon([
  'm21.44 11.05-9.19 9.19a6 6 0 0 1-8.49-8.49l8.57-8.57A4 4 0 1 1 18 8.84l-8.59 8.57a2 2 0 0 1-2.83-2.83l8.49-8.48',
]);
export const ReplyIcon = icon(['M20 18v-2a4 4 0 0 0-4-4H4', 'm9 17-5-5 5-5'], true);
export const ReplyAllIcon = icon(
  ['m12 17-5-5 5-5', 'M22 18v-2a4 4 0 0 0-4-4H7', 'm7 17-5-5 5-5'],
  true,
);
export const ForwardIcon = icon(['m15 17 5-5-5-5', 'M4 18v-2a4 4 0 0 1 4-4h12'], true);
export const UnreadIcon = icon([
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
  'm22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7',
]);
export const ReadIcon = icon([
  'M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V10a2 2 0 0 1 .8-1.6l8-6a2 2 0 0 1 2.4 0l8 6Z',
  'm22 10-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 10',
]);
export const MoveIcon = icon([
  'M2 9V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H20a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H2',
  'M2 13h10',
  'm9 16 3-3-3-3',
]);
export const GrowIcon = icon(['M15 3h6v6', 'm21 3-7 7', 'm3 21 7-7', 'M9 21H3v-6']);
export const ShrinkIcon = icon(['m14 10 7-7', 'M20 10h-6V4', 'm3 21 7-7', 'M4 14h6v6']);
