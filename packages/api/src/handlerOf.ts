import { http, type HttpHandler, type HttpResponseResolver } from 'msw';
import { baseOf, type AnyEndpoint } from './endpoint.ts';

/**
 * Creates the MSW handler of an endpoint. It compares method and path before MSW parses cookies and
 * compiles the pattern, which took longer than the response itself with the hundreds of handlers of
 * a host.
 */
export function handlerOf(to: AnyEndpoint, resolve: HttpResponseResolver): HttpHandler {
  const method = to.tunnel ? 'POST' : to.method;
  const path = `${baseOf(to, '/api')}${to.path}`;
  const pattern = new RegExp(`${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`, 'i');
  const handler = http[method.toLowerCase() as 'get' | 'post'](`*${path}`, resolve);
  const run = handler.run.bind(handler);
  handler.run = async (args) => {
    if (args.request.method !== method) return null;
    return pattern.test(new URL(args.request.url).pathname) ? run(args) : null;
  };
  return handler;
}
