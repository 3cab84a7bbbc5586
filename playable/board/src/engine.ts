// The one engine of the page: starts its worker, carries requests to it, and notices when it is lost.
// It lives at module level, so the theme's instant navigation finds it running on the next page.
import { type Answer, type BootSign, type FaultKind, type FromWorker, type Request, SOLVER, type ToWorker, readAnswer } from "./protocol.ts";

/** How long to wait for the next sign of life while booting, and for an answer, in milliseconds. */
export interface Patience {
  readonly boot: number;
  readonly answer: number;
}

// Every chunk that comes is a sign of life, so a slow line is no silence. What can be seen to fail is told at
// once; this is for what hangs: a line that says nothing, a compilation that never ends.
const PATIENCE: Patience = { boot: 60_000, answer: 10_000 };

export class EngineFault extends Error {
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string) {
    super(message);
    this.name = "EngineFault";
    this.kind = kind;
  }
}

/** What the engine needs of a Worker; tests give their own. */
export interface Port {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
}

/** What a request needs besides the engine: the rules of a game that it opens, or the solver. */
function archiveOf(request: Request): string | null {
  if (request.verb === "solve") return SOLVER;
  return request.verb === "open" ? request.game : null;
}

interface Waiting {
  resolve(answer: Answer): void;
  reject(fault: EngineFault): void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export class Engine {
  /** Grows with every start: who opened a board under another number has to open it anew. */
  generation = 0;
  /** The addresses of the files that the running engine was made of. */
  files: readonly string[] = [];
  readonly #spawn: () => Port;
  readonly #patience: Patience;
  readonly #listeners = new Set<(sign: BootSign) => void>();
  readonly #lossListeners = new Set<(fault: EngineFault) => void>();
  readonly #waiting = new Map<number, Waiting>();
  #port: Port | null = null;
  #booting: Promise<void> | null = null;
  #abortBoot: ((fault: EngineFault) => void) | null = null;
  #lastId = 0;
  #failures = 0;

  constructor(spawn: () => Port, patience: Patience = PATIENCE) {
    this.#spawn = spawn;
    this.#patience = patience;
  }

  /** Call `listener` at each stage of a boot and as its files come; returns the function that ends it. */
  onBoot(listener: (sign: BootSign) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Call `listener` when a running engine is lost; returns the function that ends it. */
  onLoss(listener: (fault: EngineFault) => void): () => void {
    this.#lossListeners.add(listener);
    return () => this.#lossListeners.delete(listener);
  }

  /** Start the engine, or join the start under way; a game's rules come with it. Rejects with EngineFault. */
  boot(game: string): Promise<void> {
    this.#booting ??= this.#start(game);
    return this.#booting;
  }

  /** Give up a start that takes too long; whoever waits for it is told. */
  abandon(): void {
    if (this.#abortBoot !== null) this.#lose(new EngineFault("silent", "given up by the reader"));
  }

  /** Ask about a board. The engine must have been booted; rejects with EngineFault when it is lost. */
  ask(board: string, request: Request): Promise<Answer> {
    const port = this.#port;
    if (port === null) return Promise.reject(new EngineFault("crash", "the engine is not running"));
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#lose(new EngineFault("silent", "no answer in time")), this.#patience.answer);
      this.#waiting.set(id, { resolve, reject, timer });
      port.postMessage({ type: "ask", id, archive: archiveOf(request), request: JSON.stringify({ ...request, board }) });
    });
  }

  #start(game: string): Promise<void> {
    this.generation += 1;
    return new Promise((resolve, reject) => {
      const port = this.#spawn();
      this.#port = port;
      let timer = this.#bootTimer();
      const settle = (): void => {
        clearTimeout(timer);
        this.#abortBoot = null;
      };
      this.#abortBoot = (fault) => {
        settle();
        reject(fault);
      };
      port.onmessage = ({ data }) => {
        if (port !== this.#port) return;
        if (data.type === "stage" || data.type === "progress") {
          clearTimeout(timer);
          timer = this.#bootTimer();
          for (const listener of this.#listeners) listener(data);
        } else if (data.type === "ready") {
          settle();
          this.#failures = 0;
          this.files = data.files;
          resolve();
        } else if (data.type === "answer") {
          this.#answered(data.id, data.reply);
        } else {
          this.#lose(new EngineFault(data.kind, data.message));
        }
      };
      port.onerror = (event) => {
        event.preventDefault();
        // An error before the first message: the worker's own file did not come.
        const kind = this.#abortBoot === null ? "crash" : "fetch";
        if (port === this.#port) this.#lose(new EngineFault(kind, event.message));
      };
      port.onmessageerror = () => {
        if (port === this.#port) this.#lose(new EngineFault("crash", "a message could not be read"));
      };
      // After a failure the next start takes npm's own standard library instead of the compiled one.
      port.postMessage({ type: "boot", game, plain: this.#failures % 2 === 1 });
    });
  }

  #bootTimer(): ReturnType<typeof setTimeout> {
    return setTimeout(() => this.#lose(new EngineFault("silent", "no sign of life")), this.#patience.boot);
  }

  #answered(id: number, reply: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(id);
    waiting.resolve(readAnswer(reply));
  }

  /** End the worker; whoever waits for it is told, and the next `boot` starts another. */
  #lose(fault: EngineFault): void {
    this.#port?.terminate();
    this.#port = null;
    this.#booting = null;
    this.#failures += 1;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const each of waiting) {
      clearTimeout(each.timer);
      each.reject(fault);
    }
    this.#abortBoot?.(fault);
    for (const listener of this.#lossListeners) listener(fault);
  }
}

function spawnWorker(): Port {
  return new Worker(new URL("worker.mjs", import.meta.url), { type: "module", name: "rasklad" }) as unknown as Port;
}

export const engine = new Engine(spawnWorker);
