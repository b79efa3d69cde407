import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { WorkerReply, RenderJob, Row, WorkerRequest } from './RenderJob';

type Bytes = Uint8Array<ArrayBuffer>;

/** After this time without work the thread ends and frees its memory. */
const idleMs = 30_000;

const script = new URL('boot.mjs', import.meta.url);

/** Renders documents and images in its own thread, one at a time, so that the server stays responsive. */
export class RenderWorker {
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  /** Settles with the previous job, whether it succeeded or not. */
  #queue: Promise<unknown> = Promise.resolve();

  /** Renders a job. The rows of a table are read when the job's turn comes. Rejects if rendering fails. */
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
    // The result is awaited below, once the rows are sent, but the thread may end before that.
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
    // The thread alone must not keep the process alive.
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

  /** Ends the thread and rejects its current job. A later job starts a new thread. */
  close(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = undefined;
    void worker?.terminate();
  }
}
