// The client of `bench/fakeCity.ts` in its own process, so that its work does not block the server.
import { request } from 'node:http';

/** Sends one request and counts the bytes of the response without decompressing it. */
const measure = ({ url, method, headers, body }) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const sent = request(url, { method, headers }, (response) => {
      let bytes = 0;
      const chunks = [];
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (bytes < 100_000) chunks.push(chunk);
      });
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          coding: response.headers['content-encoding'] ?? '',
          bytes,
          ms: performance.now() - began,
          text: response.headers['content-encoding'] ? '' : Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

process.on('message', (order) => {
  void measure(order)
    .catch((error) => ({ fault: String(error) }))
    .then((reply) => process.send?.(reply));
});
