import { createSocket, type RemoteInfo } from 'node:dgram';

/**
 * Returns the end of a query's question. It begins after 12 bytes and consists of labels, a terminator, type and class.
 */
const questionEnd = (query: Buffer): number => {
  let at = 12;
  while ((query[at] ?? 0) > 0) at += (query[at] ?? 0) + 1;
  return at + 5;
};

const nameIn = (query: Buffer): string => {
  const labels: string[] = [];
  for (let at = 12; (query[at] ?? 0) > 0; at += (query[at] ?? 0) + 1)
    labels.push(query.toString('latin1', at + 1, at + 1 + (query[at] ?? 0)));
  return labels.join('.').toLowerCase();
};

/** Answers A queries for its own names, valid for one second. */
export class NameServer {
  readonly #socket = createSocket('udp4');
  /** Addresses by name. */
  readonly names = new Map<string, string[]>();

  async open(): Promise<this> {
    this.#socket.on('message', (query, from) => this.#answer(query, from));
    await new Promise<void>((resolve) => this.#socket.bind(0, '127.0.0.1', resolve));
    return this;
  }

  get port(): number {
    return this.#socket.address().port;
  }

  #answer(query: Buffer, { port, address }: RemoteInfo): void {
    const found = this.names.get(nameIn(query)) ?? [];
    const records = found.map((ip) =>
      // A pointer to the name in the question, type A, class IN, one second, four bytes.
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...ip.split('.').map(Number)]),
    );
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(found.length > 0 ? 0x8580 : 0x8583, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(records.length, 6);
    this.#socket.send(Buffer.concat([head, query.subarray(12, questionEnd(query)), ...records]), port, address);
  }

  close(): void {
    this.#socket.close();
  }
}
