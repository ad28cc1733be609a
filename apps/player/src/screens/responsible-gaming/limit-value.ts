import { parseAmount, toWire } from '@fairhouse/money'
import type { LimitName } from '@fairhouse/protocol'
import type { Limit } from '#lib/limits'

/** Minutes of a day. */
const maxMinutes = 1440
/** Longer input is no valid limit. */
const maxDigits = 14

/** Parses a typed limit for the call; undefined if invalid. */
export function readLimit(name: LimitName, typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s,']/g, '')
  if (name === 'sessionTime') {
    const minutes = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
    return minutes >= 1 && minutes <= maxMinutes ? String(minutes) : undefined
  }
  const amount = plain.split('.', 1)[0]?.length ?? 0
  const read = amount > maxDigits ? undefined : parseAmount(plain)
  return read === undefined || read < 0n ? undefined : toWire(read)
}

/** A lower limit applies at once, a higher one after a delay. */
export function effectOf(value: string, { own }: Limit): 'now' | 'later' | 'same' {
  if (own === null) return 'now'
  const [wanted, held] = [parseAmount(value), parseAmount(own)]
  if (wanted === undefined || held === undefined || wanted < held) return 'now'
  return wanted === held ? 'same' : 'later'
}

/** Used share in per cent; undefined if usage is not counted. */
export function shareUsed({ inForce, used }: Limit): number | undefined {
  const max = inForce === null ? undefined : parseAmount(inForce)
  const spent = used === null ? undefined : parseAmount(used)
  if (max === undefined || spent === undefined) return undefined
  if (spent >= max) return 100
  return Number((spent * 100n) / max)
}
