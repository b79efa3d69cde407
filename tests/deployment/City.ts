import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecure } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificates';

export interface Arrived {
  method: string;
  /** The path with its query, as received. */
  address: string;
  headers: IncomingHttpHeaders;
  httpVersion: string;
  /** The host name of the TLS handshake. */
  serverName: string | false | undefined;
  bytes: number;
}

/** All headers by which a server could affect the whole origin. */
const bold = {
  'Content-Security-Policy': "script-src 'unsafe-inline' *",
  'Content-Security-Policy-Report-Only': "default-src 'self'; report-uri https://city.example/",
  'X-Content-Type-Options': 'sniff',
  'Service-Worker-Allowed': '/',
  'Clear-Site-Data': '"*"',
  'Set-Cookie': ['city=1; Path=/', 'other=2'],
  'Strict-Transport-Security': 'max-age=0',
  'Alt-Svc': 'h3=":443"',
  NEL: '{"report_to":"city","max_age":1}',
  'Report-To': '{"group":"city"}',
  'Reporting-Endpoints': 'city="https://city.example/"',
  'Accept-CH': 'Sec-CH-UA-Model',
  'X-Accel-Redirect': '/index.html',
};

/**
 * A server that records requests and answers as their path demands. For `/cut` it closes the connection after reading
 * the request. For `/bold` it sends the headers `bold`. For `/status/500` it answers with that status.
 */
export class City {
  readonly arrived: Arrived[] = [];
  readonly #server: Server;

  constructor(certificate?: Certificate) {
    const answer = (request: IncomingMessage, response: ServerResponse): void => {
      let bytes = 0;
      request.on('data', (part: Buffer) => (bytes += part.length));
      request.on('end', () => this.#answer(request, response, bytes));
    };
    this.#server = certificate ? createSecure(certificate, answer) : createServer(answer);
  }

  #answer(request: IncomingMessage, response: ServerResponse, bytes: number): void {
    const { method = '', url: address = '', headers, httpVersion } = request;
    this.arrived.push({
      method,
      address,
      headers,
      httpVersion,
      bytes,
      serverName: (request.socket as { servername?: string | false }).servername,
    });
    if (address.includes('/cut')) return void request.socket.destroy();
    const status = Number(/\/status\/(\d+)/.exec(address)?.[1] ?? 200);
    response
      .writeHead(status, { ...(address.includes('/bold') && bold), 'Content-Type': 'application/json' })
      .end('{"status":"ok"}');
  }

  /** Listens for requests, on any free port by default. */
  async open(host = '127.0.0.1', port = 0): Promise<this> {
    await new Promise<void>((resolve, reject) => this.#server.once('error', reject).listen(port, host, resolve));
    return this;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
