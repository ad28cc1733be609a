import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { readyLatin, readyGzip, type Ready } from './ready.ts'

const before = '{"success":true,"value":'
const after = ',"message":""}'

const packed = promisify(gzip)

/** What was asked for so often is packed whatever else there is to do. */
const worthAsking = 5

/** So many others are packed together when they are first asked for, the next after a rest. */
const mostAtOnce = 4
const restMs = 100

/** What is shorter fits into a packet or two as it is. */
const worthPacking = 2000

const places = { taken: 0 }

/** A text in UTF-8, each byte as one character: put together and sent faster than bytes are. */
export function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/**
 * An answer that is written already: what many ask for alike is made once and sent as it is. Its
 * parts must have passed the call's schema; tests hold the whole against it.
 */
export class Written<Value> {
  /** Each character a byte. */
  readonly #text: string
  #packed: Ready | undefined
  #asked = 0

  /** The text of the value in UTF-8, each byte as one character (`bytesOf`). */
  constructor(value: string) {
    this.#text = before + value + after
  }

  /** The value again, for who needs more than its text. */
  read(): Value {
    const answer: unknown = JSON.parse(this.#bytes.toString())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was made of one
    return (answer as { value: Value }).value
  }

  /**
   * In gzip for who takes that. At rest it is worth waiting for; in a rush only what is asked for
   * again and again is packed, beside the other work.
   */
  readyFor(accepted: string | string[] | undefined): Ready | Promise<Ready> {
    if (typeof accepted !== 'string' || !accepted.includes('gzip')) return this.#plain
    if (this.#packed || this.#text.length <= worthPacking) return this.#packed ?? this.#plain
    this.#asked += 1
    if (this.#asked === worthAsking) void this.#pack()
    return this.#asked === 1 && places.taken < mostAtOnce ? this.#packAtRest() : this.#plain
  }

  get #bytes(): Buffer {
    return Buffer.from(this.#text, 'latin1')
  }

  get #plain(): Ready {
    return readyLatin(this.#text)
  }

  async #packAtRest(): Promise<Ready> {
    places.taken += 1
    await this.#pack()
    setTimeout(() => (places.taken -= 1), restMs).unref()
    return this.#packed ?? this.#plain
  }

  /** Until it is done, and where it fails, the plain text goes out. */
  async #pack(): Promise<void> {
    const bytes = await packed(this.#bytes, { level: 9 }).catch(() => undefined)
    if (bytes) this.#packed = readyGzip(bytes)
  }
}
