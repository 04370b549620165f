import { request } from 'node:http';

/** A request to repeat. */
export interface Call {
  url: string;
  headers?: Record<string, string>;
  /** Sent as a POST on its own connection; without it, the request is a GET. */
  body?: string;
}

/** Reads a response to its end, and returns its status. */
async function read({ url, headers = {} }: Call): Promise<number> {
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Sends a body, and returns the status; the server may close the connection without reading all of
 * it.
 */
const send = (url: string, body: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'content-length': body.length };
    const sent = request(url, { method: 'POST', agent: false, headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.resume();
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** Sends a request, and returns its status. */
export const sendCall = (call: Call): Promise<number> =>
  call.body === undefined ? read(call) : send(call.url, call.body);
