/** A whole WebSocket text frame (RFC 6455, unmasked), made once and written to every receiver. */
export function textFrame(text: string): Buffer {
  const body = Buffer.from(text)
  const header = headerFor(body.length)
  return Buffer.concat([header, body])
}

const finalText = 0x81

function headerFor(length: number): Buffer {
  if (length < 126) return Buffer.from([finalText, length])
  if (length < 65_536) {
    const header = Buffer.from([finalText, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.from([finalText, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
