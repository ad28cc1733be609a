/** Arrays in PostgreSQL's binary form: cheaper to make and much cheaper to read than text. */
export type Value = string | number | bigint | boolean | null

interface ElementType {
  oid: number
  /** Bytes of every element, or undefined when each has its own length. */
  width: number | undefined
  write(buffer: Buffer, at: number, value: Value): void
}

const fixed = (oid: number, width: number, write: ElementType['write']) => ({ oid, width, write })

/** LIST of the element types that batches are made of. */
const types = {
  boolean: fixed(16, 1, (buffer, at, value) => buffer.writeUInt8(value === true ? 1 : 0, at)),
  int: fixed(23, 4, (buffer, at, value) => buffer.writeInt32BE(Number(value), at)),
  bigint: fixed(20, 8, (buffer, at, value) => buffer.writeBigInt64BE(BigInt(value ?? 0), at)),
  uuid: fixed(2950, 16, (buffer, at, value) => {
    buffer.write(String(value).replaceAll('-', ''), at, 16, 'hex')
  }),
  /** Of 32 bytes, given in hexadecimal. */
  bytea: fixed(17, 32, (buffer, at, value) => buffer.write(String(value), at, 32, 'hex')),
  text: {
    oid: 25,
    width: undefined,
    write: (buffer, at, value) => buffer.write(String(value), at),
  },
} satisfies Record<string, ElementType>

export type ElementName = keyof typeof types

const headerBytes = 20
const lengthBytes = 4

export function binaryArray(name: ElementName, values: readonly Value[]): Buffer {
  const { oid, width, write }: ElementType = types[name]
  const lengths = values.map((value) => lengthOf(value, width))
  const content = lengths.reduce((total, length) => total + Math.max(length, 0), 0)
  const buffer = Buffer.allocUnsafe(headerBytes + content + lengthBytes * values.length)
  // One dimension (none when empty), whether there are nulls, the element type, places from 1.
  buffer.writeInt32BE(values.length > 0 ? 1 : 0, 0)
  buffer.writeInt32BE(values.includes(null) ? 1 : 0, 4)
  buffer.writeInt32BE(oid, 8)
  if (values.length === 0) return buffer.subarray(0, 12)
  buffer.writeInt32BE(values.length, 12)
  buffer.writeInt32BE(1, 16)
  let at = headerBytes
  for (let index = 0; index < values.length; index += 1) {
    const length = lengths[index] ?? 0
    buffer.writeInt32BE(length, at)
    at += lengthBytes
    if (length <= 0) continue
    write(buffer, at, values[index] ?? null)
    at += length
  }
  return buffer
}

/** -1 stands for null. */
function lengthOf(value: Value, width: number | undefined): number {
  if (value === null) return -1
  return width ?? Buffer.byteLength(String(value))
}
