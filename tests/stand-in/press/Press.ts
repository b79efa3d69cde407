import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { FromWorker, Job, Row, ToWorker } from './Job';

type Bytes = Uint8Array<ArrayBuffer>;

/** After so long without work the thread ends and gives its memory back. */
const idleMs = 30_000;

const script = new URL('boot.mjs', import.meta.url);

/** Makes papers and pictures on a thread of its own, one at a time, so that other requests are answered meanwhile. */
export class Press {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Settles with the job before, whatever became of it. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Makes something; the rows of a table are read when its turn has come. Rejects where it could not be made. */
  make(job: Job, pages?: () => AsyncIterable<readonly Row[]>): Promise<Bytes> {
    const made = this.#queue.then(() => this.#run(job, pages));
    this.#queue = made.catch(() => undefined);
    return made;
  }

  async #run(job: Job, pages?: () => AsyncIterable<readonly Row[]>): Promise<Bytes> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const tell = (message: ToWorker): void => worker.postMessage(message);
    const made = this.#answerOf(worker);
    // It is waited for below, once the rows are sent; a thread may end before that.
    made.catch(() => undefined);
    try {
      tell({ job });
      for await (const page of pages?.() ?? []) {
        tell({ page });
        await nextTurn();
      }
      tell({ isWhole: true });
      return await made;
    } finally {
      this.#idle = setTimeout(() => this.close(), idleMs).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(script);
    // It keeps no program alive that has nothing else to do.
    worker.unref();
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  #answerOf(worker: Worker): Promise<Bytes> {
    return new Promise((resolve, reject) => {
      const settle = (message: FromWorker | Error | number): void => {
        worker.off('message', settle).off('error', settle).off('exit', settle);
        if (typeof message === 'object' && 'bytes' in message) resolve(message.bytes);
        else if (message instanceof Error) reject(message);
        else reject(new Error(typeof message === 'number' ? `The thread that makes papers ended with ${message}.` : message.fault));
      };
      worker.on('message', settle).on('error', settle).on('exit', settle);
    });
  }

  /** Ends the thread; what it was making is rejected. A later job starts another. */
  close(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
