import type { FrameMessage, PageMessage } from '@fairhouse/protocol/frame'

/** Whether the frame is a top-level page, opened by its own URL. */
export function isAlone(): boolean {
  return window.parent === window
}

/** The content policy limits who may embed the frame, so the parent's origin is not needed. */
export function tellPage(message: FrameMessage): void {
  if (!isAlone()) window.parent.postMessage(message, '*')
}

export function hearPage(hear: (message: PageMessage) => void): () => void {
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source === window.parent && !isAlone() && isPageMessage(data)) hear(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}

function isPageMessage(data: unknown): data is PageMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const fields: Record<string, unknown> = { ...data }
  switch (fields.type) {
    case 'balance':
    case 'close':
      return true
    case 'language':
      return typeof fields.code === 'string'
    case 'theme':
      return typeof fields.name === 'string'
    case 'limit':
      return typeof fields.text === 'string'
    case 'choices':
      return (
        isOptional(fields.isMuted, 'boolean') &&
        isOptional(fields.credit, 'string') &&
        isOptional(fields.music, 'number') &&
        isOptional(fields.effects, 'number')
      )
    default:
      return false
  }
}

function isOptional(value: unknown, type: 'boolean' | 'number' | 'string'): boolean {
  return value === undefined || typeof value === type
}
