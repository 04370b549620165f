/** Something said. */
export const CommentIcon = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden focusable={false} fill="none">
    <path
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      d="M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2z"
    />
  </svg>
);
