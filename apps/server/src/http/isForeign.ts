/**
 * Whether a page of another site sent the request: its cookie then doesn't show the person's
 * intent.
 */
export const isForeign = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
};
