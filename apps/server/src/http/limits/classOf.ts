import { isWrite, limitOf, type AnyEndpoint, type LimitClass } from '@servery/api';

declare module 'hono' {
  interface ContextVariableMap {
    /** The limit class in which the request's address was counted before its body was read. */
    counted: LimitClass;
  }
}

/** Whether requests of this method have no body to read. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Returns the limit class of a request to a path before its body, and so a tunnelled method, is
 * known. Methods without an endpoint are counted as well.
 */
export function classOf(routes: readonly { to: AnyEndpoint }[], method: string): LimitClass {
  const verb = isRead(method) ? 'GET' : method;
  const meant =
    routes.find(({ to }) => to.method === verb) ??
    (verb === 'POST' ? routes.find(({ to }) => isWrite(to)) : undefined);
  return meant ? limitOf(meant.to) : verb === 'GET' ? 'read' : 'write';
}
