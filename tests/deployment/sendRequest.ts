import { request as plain } from 'node:http';
import { request as secure } from 'node:https';

export interface Answer {
  status: number;
  /** Names are in lower case. A repeated header has all its values. */
  headers: Record<string, string>;
  body: Buffer;
  text: string;
}

export interface Question {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/**
 * Sends one request on a separate connection, with headers that a browser does not let a page set. Certificates are not
 * verified.
 */
export const sendRequest = (address: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const url = new URL(address);
    // Node sets no length on a DELETE.
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...length, ...headers }, agent: false, rejectUnauthorized: false };
    const sent = (url.protocol === 'https:' ? secure : plain)(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(parts);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(response.headersDistinct).map(([name, values]) => [name, (values ?? []).join(' | ')]),
          ),
          body: bytes,
          text: bytes.toString('utf8'),
        });
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
