import { request } from 'node:http';

/** A request to repeat. */
export interface Call {
  url: string;
  headers?: Record<string, string>;
  /** The method. @default POST with a body, else GET */
  method?: string;
  body?: string;
  /** Sends each request on its own connection. */
  isApart?: boolean;
}

/** A response in brief. */
export interface Reply {
  /** The status; 0 if the connection ended without a response. */
  status: number;
  /** The seconds to wait before the next request, if it was refused. */
  retryAfter: number;
  text: string;
}

/** Reads a response to its end. */
async function read({ url, method, headers = {}, body }: Call): Promise<Reply> {
  const response = await fetch(url, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  });
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  return { status: response.status, retryAfter, text: await response.text() };
}

/**
 * Sends a body on its own connection; the server may close the connection without reading all of
 * it.
 */
const send = (url: string, body: string) =>
  new Promise<Reply>((resolve, reject) => {
    const headers = { 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent: false, headers }, (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: 0, text: '' });
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a request, and returns its response. */
export const sendCall = (call: Call): Promise<Reply> =>
  call.isApart && call.body !== undefined ? send(call.url, call.body) : read(call);
