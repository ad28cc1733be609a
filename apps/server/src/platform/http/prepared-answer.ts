import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { latin1Response, gzipResponse, type RawResponse } from './response.ts'

const before = '{"success":true,"value":'
const after = ',"message":""}'

const packed = promisify(gzip)

/** After this many requests an answer is compressed in any case. */
const minRequestsToPack = 5

/** Number of answers compressed at once on first request, and the pause before the next. */
const maxPackingAtOnce = 4
const restMs = 100

/** Shorter answers fit into a packet or two uncompressed. */
const minLengthToPack = 2000

const packing = { taken: 0 }

/** UTF-8 bytes as a latin1 string, which concatenates and sends faster than buffers. */
export function toByteString(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/**
 * A serialised answer that many callers share. Its parts must already match the call's schema;
 * tests validate the whole.
 */
export class PreparedAnswer<Value> {
  /** One character per byte. */
  readonly #text: string
  #packed: RawResponse | undefined
  #asked = 0

  /** The value's JSON as a byte string (`toByteString`). */
  constructor(value: string) {
    this.#text = before + value + after
  }

  /** Parses the value again, for callers that need more than its text. */
  parse(): Value {
    const answer: unknown = JSON.parse(this.#bytes.toString())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was made of one
    return (answer as { value: Value }).value
  }

  /**
   * Uses gzip if the client accepts it. When idle the caller waits for compression; under load only
   * repeated answers are compressed, in the background.
   */
  responseFor(accepted: string | string[] | undefined): RawResponse | Promise<RawResponse> {
    if (typeof accepted !== 'string' || !accepted.includes('gzip')) return this.#plain
    if (this.#packed || this.#text.length <= minLengthToPack) return this.#packed ?? this.#plain
    this.#asked += 1
    if (this.#asked === minRequestsToPack) void this.#pack()
    return this.#asked === 1 && packing.taken < maxPackingAtOnce ? this.#packAtRest() : this.#plain
  }

  get #bytes(): Buffer {
    return Buffer.from(this.#text, 'latin1')
  }

  get #plain(): RawResponse {
    return latin1Response(this.#text)
  }

  async #packAtRest(): Promise<RawResponse> {
    packing.taken += 1
    await this.#pack()
    setTimeout(() => (packing.taken -= 1), restMs).unref()
    return this.#packed ?? this.#plain
  }

  /** Plain text is sent until compression is done, or if it fails. */
  async #pack(): Promise<void> {
    const bytes = await packed(this.#bytes, { level: 9 }).catch(() => undefined)
    if (bytes) this.#packed = gzipResponse(bytes)
  }
}
