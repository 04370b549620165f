import { http, HttpResponse, type AnyHandler } from 'msw';
import { setupWorker } from 'msw/browser';

const unanswered = http.all(`${location.origin}/api/*`, ({ request }) => {
  console.error(`No mock answers ${request.method} ${new URL(request.url).pathname}`);
  return new HttpResponse(null, { status: 501 });
});

/** Starts the mock host in the browser; a request without a handler fails with an error. */
export async function startWorker(handlers: readonly AnyHandler[]) {
  const worker = setupWorker(...handlers, unanswered);
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  });
  return worker;
}
