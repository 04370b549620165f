/** A heart, filled for a like. */
export const HeartIcon = ({ isFilled }: { isFilled: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="1.25em"
    height="1.25em"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 20.7 4.6 13.4a5.2 5.2 0 0 1 7.4-7.3 5.2 5.2 0 0 1 7.4 7.3Z" />
  </svg>
);
