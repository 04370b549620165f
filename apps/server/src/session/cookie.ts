/** By https a name that browsers let no other host and no plain http set; it must hold for every path. */
const nameFor = (isSecure: boolean) => (isSecure ? '__Host-servery_refresh' : 'servery_refresh');

/** The refresh token that a request carries, or ''. */
export const refreshFrom = (request: Request, isSecure: boolean): string => {
  const name = nameFor(isSecure);
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  return cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
};

/** The `Set-Cookie` that gives a device its refresh token, or takes it away ('' until now). */
export const refreshCookie = (
  token: string,
  { seconds, isSecure }: { seconds: number; isSecure: boolean },
): string =>
  [
    `${nameFor(isSecure)}=${token}`,
    `Path=${isSecure ? '/' : '/api/refresh'}`,
    'HttpOnly',
    'SameSite=Strict',
    `Max-Age=${Math.max(0, Math.floor(seconds))}`,
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');

/** Whether a page of another site sent this: then its cookie is not the person's own doing. */
export const isForeign = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host;
};
