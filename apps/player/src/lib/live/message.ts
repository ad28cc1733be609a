import type { PushMessage } from '@fairhouse/protocol'

export function readMessage(text: unknown): PushMessage | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const message: unknown = JSON.parse(text)
    return isPush(message) ? message : undefined
  } catch {
    return undefined
  }
}

function isPush(message: unknown): message is PushMessage {
  if (typeof message !== 'object' || message === null) return false
  if (!('topic' in message && 'seq' in message && 'data' in message)) return false
  return typeof message.topic === 'string' && typeof message.seq === 'number'
}
