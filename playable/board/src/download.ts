// Fetch the engine's files, count their bytes as they come, and fail where something doesn't come whole.

/** A file of the engine: where it lies, and how many bytes it has once unpacked, if that is known. */
export interface Part {
  readonly url: URL;
  readonly size: number | null;
}

/** Called with the bytes that have come so far, of all files together. */
export type Progress = (loaded: number) => void;

/**
 * Report at most once in so many milliseconds; what came in between is reported when they are over, so the last
 * bytes before a line falls silent are told too.
 */
export function sparingly(report: Progress, every: number): Progress {
  let newest = 0;
  let resting = false;
  const rest = (): void => {
    const told = newest;
    report(told);
    resting = true;
    setTimeout(() => {
      resting = false;
      if (newest !== told) rest();
    }, every);
  };
  return (loaded) => {
    newest = loaded;
    if (!resting) rest();
  };
}

export class Downloads {
  #loaded = 0;
  readonly #progress: Progress;

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  /** The whole file; rejects when it doesn't come, or not whole. */
  async bytes(part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    for await (const chunk of chunks(await checked(part))) {
      pieces.push(chunk);
      size += chunk.length;
      this.#count(chunk.length);
    }
    if (part.size !== null && size !== part.size) throw new Error(`${part.url.href}: ${size} bytes came of ${part.size}`);
    return new Uint8Array(await new Blob(pieces).arrayBuffer());
  }

  /** A response for the browser's own consumer (streaming compilation), counted beside it. */
  async counted(part: Part): Promise<Response> {
    const response = await checked(part);
    void this.#watch(response.clone());
    return response;
  }

  async #watch(copy: Response): Promise<void> {
    try {
      for await (const chunk of chunks(copy)) this.#count(chunk.length);
    } catch {
      // the consumer of the response itself is told
    }
  }

  #count(bytes: number): void {
    this.#loaded += bytes;
    this.#progress(this.#loaded);
  }
}

async function checked(part: Part): Promise<Response> {
  const response = await fetch(part.url);
  if (!response.ok) throw new Error(`${response.status} ${part.url.href}`);
  return response;
}

/** The body, chunk by chunk; not every browser lets a stream be iterated. */
async function* chunks(response: Response): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
