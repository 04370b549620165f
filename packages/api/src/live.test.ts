import { expect, test } from 'vitest';
import { readEvents } from './live.ts';

const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });

const read = async (...parts: string[]) => {
  const all: (string | null)[] = [];
  for await (const data of readEvents(streamOf(...parts))) all.push(data);
  return all;
};

test('reads events regardless of where the network splits them', async () => {
  const text = 'id: 1\ndata: {"a":"é"}\n\n: heartbeat\n\nid: 2\r\ndata: x\r\ndata: y\r\n\r\n';
  const whole = await read(text);
  expect(whole).toEqual(['{"a":"é"}', null, 'x\ny']);
  for (let cut = 1; cut < text.length; cut++)
    expect(await read(text.slice(0, cut), text.slice(cut))).toEqual(whole);
});

test('ignores an incomplete last event', async () => {
  expect(await read('data: a\n\ndata: b')).toEqual(['a']);
});
