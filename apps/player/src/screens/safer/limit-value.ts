import { parseAmount, toWire } from '@fairhouse/money'
import type { LimitName } from '@fairhouse/protocol'
import type { Limit } from '#lib/limits'

/** A day has no more of them. */
const mostMinutes = 1440
/** More digits are no limit. */
const mostTyped = 14

/** What was typed, as the call takes it; undefined for what is no limit. */
export function limitTyped(name: LimitName, typed: string): string | undefined {
  const plain = typed.replaceAll(/[\s,']/g, '')
  if (name === 'sessionTime') {
    const minutes = /^\d{1,4}$/.test(plain) ? Number(plain) : 0
    return minutes >= 1 && minutes <= mostMinutes ? String(minutes) : undefined
  }
  const amount = plain.split('.', 1)[0]?.length ?? 0
  const read = amount > mostTyped ? undefined : parseAmount(plain)
  return read === undefined || read < 0n ? undefined : toWire(read)
}

/** Less holds at once, more waits. */
export function effectOf(value: string, { own }: Limit): 'now' | 'later' | 'same' {
  if (own === null) return 'now'
  const [wanted, held] = [parseAmount(value), parseAmount(own)]
  if (wanted === undefined || held === undefined || wanted < held) return 'now'
  return wanted === held ? 'same' : 'later'
}

/** How much of it is used, in hundredths; undefined where nothing is counted. */
export function shareUsed({ inForce, used }: Limit): number | undefined {
  const most = inForce === null ? undefined : parseAmount(inForce)
  const spent = used === null ? undefined : parseAmount(used)
  if (most === undefined || spent === undefined) return undefined
  if (spent >= most) return 100
  return Number((spent * 100n) / most)
}
