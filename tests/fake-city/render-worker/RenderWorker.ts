import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerReply, RenderJob, Row, WorkerRequest } from './RenderJob';

type Bytes = Uint8Array<ArrayBuffer>;

/** After so long without work the thread ends and gives its memory back. */
const idleMs = 30_000;

const script = new URL('boot.mjs', import.meta.url);

/** Makes papers and pictures on a thread of its own, one at a time, so that other requests are answered meanwhile. */
export class RenderWorker {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Settles with the job before, whatever became of it. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Makes something; the rows of a table are read when its turn has come. Rejects where it could not be made. */
  make(job: RenderJob, pages?: () => AsyncIterable<readonly Row[]>): Promise<Bytes> {
    const result = this.#queue.then(() => this.#run(job, pages));
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #run(job: RenderJob, pages?: () => AsyncIterable<readonly Row[]>): Promise<Bytes> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    const send = (message: WorkerRequest): void => worker.postMessage(message);
    const result = this.#answerOf(worker);
    // It is waited for below, once the rows are sent; a thread may end before that.
    result.catch(() => undefined);
    try {
      send({ job });
      for await (const page of pages?.() ?? []) {
        send({ page });
        await nextTurn();
      }
      send({ isWhole: true });
      return await result;
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
      const onWorkerEvent = (message: WorkerReply | Error | number): void => {
        worker.off('message', onWorkerEvent).off('error', onWorkerEvent).off('exit', onWorkerEvent);
        if (typeof message === 'object' && 'bytes' in message) resolve(message.bytes);
        else if (message instanceof Error) reject(message);
        else
          reject(
            new Error(
              typeof message === 'number' ? `The thread that makes papers ended with ${message}.` : message.error,
            ),
          );
      };
      worker.on('message', onWorkerEvent).on('error', onWorkerEvent).on('exit', onWorkerEvent);
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
