/**
 * Over HTTPS the `__Host-` prefix, which keeps other hosts and plain HTTP from setting the cookie;
 * it requires the path `/`.
 */
const nameFor = (isSecure: boolean) => (isSecure ? '__Host-servery_refresh' : 'servery_refresh');

/** Returns the refresh token in a request's cookie, or ''. */
export const refreshFrom = (request: Request, isSecure: boolean): string => {
  const name = nameFor(isSecure);
  const cookies = (request.headers.get('cookie') ?? '').split(/; */);
  return cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
};

/**
 * Returns the `Set-Cookie` header that stores a refresh token on a device, or deletes it ('' and 0
 * seconds).
 */
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
