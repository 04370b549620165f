import type { ReactNode } from 'react';

const drawn = (paths: ReactNode) =>
  function Icon() {
    return (
      <svg
        width="1.25em"
        height="1.25em"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        {paths}
      </svg>
    );
  };

/** A call with a picture. */
export const VideoIcon = drawn(
  <>
    <rect x="2" y="6" width="14" height="12" rx="2" />
    <path d="m16 11 6-3.5v9L16 13" />
  </>,
);

/** Records. */
export const MicrophoneIcon = drawn(
  <>
    <rect x="9" y="2" width="6" height="12" rx="3" />
    <path d="M5 11a7 7 0 0 0 14 0M12 18v4" />
  </>,
);

/** Sends upwards, to where it will stand: the same in every direction of writing. */
export const SendIcon = drawn(<path d="M12 20V4M5 11l7-7 7 7" />);

/** Stops. */
export const StopIcon = drawn(<rect x="6" y="6" width="12" height="12" rx="2" />);

/** Ends a call: the telephone lies down. */
export const HangUpIcon = drawn(
  <path d="M3 15c0-2 4-6 9-6s9 4 9 6v2l-5-1v-3a12 12 0 0 0-8 0v3l-5 1z" />,
);

/** Nothing goes through. */
export const BlockIcon = drawn(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="m5.6 5.6 12.8 12.8" />
  </>,
);

/** A conversation. */
export const TalkIcon = drawn(
  <path d="M21 12a8 8 0 0 1-8 8H4l2-3.5A8 8 0 1 1 21 12zM9 10h7M9 14h4" />,
);
