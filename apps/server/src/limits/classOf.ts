import { isWrite, limitOf, type AnyEndpoint, type LimitClass } from '@servery/api';

declare module 'hono' {
  interface ContextVariableMap {
    /** The class in which this request's address was counted before its body was read. */
    counted: LimitClass;
  }
}

/** Whether a request of this method has no body that is read. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/**
 * Returns the class in which a request to a path is counted while its body, and so a tunnelled
 * verb, is unknown. A method that no endpoint of the path has is counted as well.
 */
export function classOf(routes: readonly { to: AnyEndpoint }[], method: string): LimitClass {
  const verb = isRead(method) ? 'GET' : method;
  const meant =
    routes.find(({ to }) => to.method === verb) ??
    (verb === 'POST' ? routes.find(({ to }) => isWrite(to)) : undefined);
  return meant ? limitOf(meant.to) : verb === 'GET' ? 'read' : 'write';
}
