/** NOTIFY takes less than 8,000 bytes, so a long message travels in numbered packets. */
const packetBytes = 7000

const packetMark = '#'

export function toPackets(message: string, id: string): string[] {
  if (Buffer.byteLength(message) <= packetBytes) return [message]
  const encoded = Buffer.from(message).toString('base64')
  const count = Math.ceil(encoded.length / packetBytes)
  return Array.from({ length: count }, (_, index) => {
    const part = encoded.slice(index * packetBytes, (index + 1) * packetBytes)
    return `${packetMark}${id} ${index} ${count} ${part}`
  })
}

/** Reassembles packets; returns the message with its last packet. */
export function createAssembler(): (packet: string) => string | undefined {
  const open = new Map<string, string[]>()
  return (packet) => {
    if (!packet.startsWith(packetMark)) return packet
    const [id = '', index = '', count = '', part = ''] = packet.slice(1).split(' ')
    const parts = index === '0' ? [] : open.get(id)
    if (!parts) return undefined
    parts.push(part)
    if (parts.length < Number(count)) {
      open.set(id, parts)
      return undefined
    }
    open.delete(id)
    return Buffer.from(parts.join(''), 'base64').toString('utf8')
  }
}
