import type { FrameMessage } from '@fairhouse/protocol/frame'

const isText = (value: unknown): value is string => typeof value === 'string'

/** Loudness of a part of the sound. */
export const isPercent = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 100

/**
 * Parses a message from the game frame. The frame is untrusted: anything unexpected returns
 * undefined.
 */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined
  const fields: Record<string, unknown> = { ...data }
  const { type, id, stake, win, at, balance, currency, code, isMuted, credit } = fields
  const { music, effects, isOpen } = fields
  if (type === 'begun' || type === 'failed' || type === 'ready') return { type }
  if (type === 'begins' || type === 'ends') return { type }
  if (type === 'expired' || type === 'leave') return { type }
  if (type === 'sheet' && typeof isOpen === 'boolean') return { type, isOpen }
  if (type === 'balance' && isText(balance) && isText(currency)) return { type, balance, currency }
  if (type === 'refused' && (code === 'limit_reached' || code === 'player_blocked')) {
    return { type, code, ...(isText(stake) && { stake }) }
  }
  if (type === 'choices') {
    return {
      type,
      ...(typeof isMuted === 'boolean' && { isMuted }),
      ...(isPercent(music) && { music }),
      ...(isPercent(effects) && { effects }),
      ...(isText(credit) && { credit }),
    }
  }
  if (!isText(id) || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  if (type === 'verify') return { type, id }
  if (type === 'round' && isText(stake) && isText(win)) return { type, id, stake, win }
  if (type === 'last' && isText(stake) && isText(win) && isText(at)) {
    return { type, id, stake, win, at }
  }
  return undefined
}
