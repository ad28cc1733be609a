import { gzip } from 'node:zlib'
import { readyBytes, readyGzip, type Ready } from './ready.ts'

const before = Buffer.from('{"success":true,"value":')
const after = Buffer.from(',"message":""}')

/** So often the same must be asked for. */
const worthAsking = 5

/** What is shorter fits into a packet or two as it is. */
const worthPacking = 2000

/**
 * An answer that is written already: what many ask for alike is made once and sent as it is. Its
 * parts must have passed the call's schema; tests hold the whole against it.
 */
export class Written<Value> {
  readonly bytes: Buffer
  #packed: Ready | undefined
  #asked = 0

  /** The text of the value, in pieces. */
  constructor(value: readonly Buffer[]) {
    this.bytes = Buffer.concat([before, ...value, after])
  }

  /** The value again, for who needs more than its text. */
  read(): Value {
    const answer: unknown = JSON.parse(this.bytes.toString())
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the text was made of one
    return (answer as { value: Value }).value
  }

  /** In gzip for who takes that, once it has been asked for often enough. */
  readyFor(accepted: string | string[] | undefined): Ready {
    if (typeof accepted !== 'string' || !accepted.includes('gzip')) return this.#plain
    this.#asked += 1
    if (this.#asked === worthAsking && this.bytes.length > worthPacking) this.#pack()
    return this.#packed ?? this.#plain
  }

  get #plain(): Ready {
    return readyBytes(this.bytes)
  }

  /** Beside the other work; until it is done, and where it fails, the plain text goes out. */
  #pack() {
    gzip(this.bytes, { level: 9 }, (error, packed) => {
      if (!error) this.#packed = readyGzip(packed)
    })
  }
}
