const oids = {
  boolean: 16,
  bytea: 17,
  bigint: 20,
  int: 23,
  text: 25,
  timestamptz: 1184,
  uuid: 2950,
} as const

export type ElementName = keyof typeof oids

const headerBytes = 20
const lengthBytes = 4
const initialBytes = 4096
/** Up to this length a loop is faster than a call into the runtime. */
const shortText = 64

const dash = 45
const epochMs = Date.UTC(2000, 0, 1)

/** The value of each hexadecimal digit by its code. */
const digits = new Int8Array(128).fill(-1)
for (let value = 0; value < 16; value += 1) {
  const digit = value.toString(16)
  digits[digit.charCodeAt(0)] = value
  digits[digit.toUpperCase().charCodeAt(0)] = value
}

/**
 * An array in PostgreSQL's binary format, which is cheaper to write and much cheaper to read than
 * text. The buffer is reused for the next array.
 */
export class BinaryArray {
  readonly #oid: number
  #bytes = Buffer.allocUnsafeSlow(initialBytes)
  #view = new DataView(this.#bytes.buffer)
  #at = headerBytes
  #length = 0
  #hasNull = false

  constructor(name: ElementName) {
    this.#oid = oids[name]
  }

  clear() {
    this.#at = headerBytes
    this.#length = 0
    this.#hasNull = false
  }

  addNull() {
    this.#reserve(0)
    this.#hasNull = true
    this.#begin(-1)
  }

  addBoolean(value: boolean) {
    this.#reserve(1)
    this.#bytes[this.#begin(1)] = value ? 1 : 0
  }

  addInt(value: number) {
    this.#reserve(4)
    this.#view.setInt32(this.#begin(4), value)
  }

  addBigint(value: bigint) {
    if (BigInt.asIntN(64, value) !== value) throw new RangeError('a number of more than 64 bits')
    this.#reserve(8)
    this.#view.setBigInt64(this.#begin(8), value)
  }

  /** A safe integer as 64 bits. */
  addLong(value: number) {
    this.#reserve(8)
    const at = this.#begin(8)
    this.#view.setInt32(at, Math.floor(value / 2 ** 32))
    this.#view.setUint32(at + 4, value % 2 ** 32)
  }

  /** PostgreSQL counts microseconds from the beginning of 2000. */
  addMoment(moment: Date) {
    this.addBigint(BigInt(moment.getTime() - epochMs) * 1000n)
  }

  addUuid(text: string) {
    this.#reserve(16)
    let at = this.#begin(16)
    const end = at + 16
    for (let index = 0; index < text.length; index += 2) {
      if (text.charCodeAt(index) === dash) index += 1
      const high = digits[text.charCodeAt(index)] ?? -1
      const low = digits[text.charCodeAt(index + 1)] ?? -1
      if (high < 0 || low < 0 || at === end) throw new Error('not a UUID')
      this.#bytes[at] = high * 16 + low
      at += 1
    }
    if (at < end) throw new Error('not a UUID')
  }

  /** A string in which each character is one byte. */
  addBinary(text: string) {
    this.#reserve(text.length)
    const at = this.#begin(text.length)
    for (let index = 0; index < text.length; index += 1) {
      this.#bytes[at + index] = text.charCodeAt(index)
    }
  }

  addText(text: string) {
    // UTF-8 needs at most three bytes per UTF-16 unit.
    this.#reserve(text.length * 3)
    const at = this.#begin(text.length)
    if (text.length <= shortText && this.#isAscii(text, at)) return
    const length = this.#bytes.write(text, at)
    this.#view.setInt32(at - lengthBytes, length)
    this.#at = at + length
  }

  /** Valid until the next change. */
  bytes(): Buffer {
    // Header: dimensions (none when empty), null flag, element type, length, lower bound 1.
    this.#view.setInt32(0, this.#length > 0 ? 1 : 0)
    this.#view.setInt32(4, this.#hasNull ? 1 : 0)
    this.#view.setInt32(8, this.#oid)
    this.#view.setInt32(12, this.#length)
    this.#view.setInt32(16, 1)
    return this.#bytes.subarray(0, this.#length > 0 ? this.#at : 12)
  }

  #isAscii(text: string, at: number): boolean {
    for (let index = 0; index < text.length; index += 1) {
      const code = text.charCodeAt(index)
      if (code > 127) return false
      this.#bytes[at + index] = code
    }
    return true
  }

  /** Writes the length of the next element and returns the offset of its bytes. */
  #begin(length: number): number {
    const at = this.#at + lengthBytes
    this.#view.setInt32(this.#at, length)
    this.#at = at + Math.max(length, 0)
    this.#length += 1
    return at
  }

  #reserve(length: number) {
    const needed = this.#at + lengthBytes + length
    if (needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafeSlow(needed * 2)
    this.#bytes.copy(larger, 0, 0, this.#at)
    this.#bytes = larger
    this.#view = new DataView(larger.buffer)
  }
}
