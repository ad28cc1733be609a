import { parseAmount } from '@fairhouse/money'
import type { LimitName, RuleName } from '@fairhouse/protocol'
import type { WalletModule } from '#modules/wallet'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Zones } from '#platform/zone'
import { isDuration } from './limit-names.ts'
import { limitStore, type StoredChange } from './store/limits.ts'
import {
  requestLimit,
  confirmIncrease,
  noLimit,
  activeIncrease,
  type OwnLimit,
} from './pending-increase.ts'

/** The minutes of a day. */
const maxMinutes = 24 * 60

/** Parses a limit: ten-thousandths, or whole minutes. */
export function parseLimit(name: RuleName, value: string): bigint {
  const wrong = () => new Refusal('invalid_fields', { value: 'invalid' })
  if (isDuration(name)) {
    if (!/^\d{1,4}$/.test(value)) throw wrong()
    const minutes = BigInt(value)
    if (minutes < 1n || minutes > maxMinutes) throw wrong()
    return minutes
  }
  const amount = parseAmount(value)
  if (amount === undefined) throw wrong()
  return amount
}

interface Deps {
  kit: Kit
  wallet: WalletModule
  zones: Zones
}

/**
 * Players' changes of their limits; each one also renews the terms of their stakes, in one commit.
 */
export function createLimitChanges({ kit, wallet, zones }: Deps) {
  const { database, clock, random } = kit

  async function change(memberId: string, name: LimitName, after: NextLimit): Promise<void> {
    await database.db.transaction().execute(async (transaction) => {
      const store = limitStore(transaction)
      await store.lockPlayer(memberId)
      const now = clock.now()
      const before = (await store.own(memberId)).get(name) ?? noLimit
      const next = after(before, now)
      if (next === before) return
      await store.put(memberId, name, next)
      const facts = { id: random.orderedId(), memberId, name, at: now }
      await store.note({ ...facts, ...changeFacts(before, next) })
      await wallet.renewTerms(transaction, memberId)
    })
  }

  return {
    async set(memberId: string, name: LimitName, value: bigint | null, zone: string) {
      if (!zones(zone)) throw new Refusal('invalid_fields', { zone: 'invalid' })
      await limitStore(database.db).fixZone(memberId, zone)
      await change(memberId, name, (own, now) => requestLimit(own, value, now))
    },
    confirm: (memberId: string, name: LimitName) =>
      change(memberId, name, (own, now) => {
        const next = confirmIncrease(own, now)
        if (next === 'none') throw new Refusal('not_found')
        if (next === 'early') throw new Refusal('too_early')
        return next
      }),
    drop: (memberId: string, name: LimitName) =>
      change(memberId, name, (own, now) => {
        if (!activeIncrease(own, now)) throw new Refusal('not_found')
        return { ...own, pending: null }
      }),
    async setReality(memberId: string, minutes: number | null) {
      await database.db.transaction().execute(async (transaction) => {
        const store = limitStore(transaction)
        await store.lockPlayer(memberId)
        const player = await store.player(memberId)
        await store.putPlayer(memberId, { ...player, realityMinutes: minutes })
        const [from, to] = [units(player.realityMinutes), units(minutes)]
        const facts = { id: random.orderedId(), memberId, name: 'realityCheck', at: clock.now() }
        await store.note({ ...facts, what: 'reality', from, to })
        await wallet.renewTerms(transaction, memberId)
      })
    },
    async answerCheck(memberId: string) {
      await database.db.transaction().execute(async (transaction) => {
        const store = limitStore(transaction)
        await store.lockPlayer(memberId)
        const player = await store.player(memberId)
        await store.putPlayer(memberId, { ...player, checkedAt: clock.now() })
        await wallet.renewTerms(transaction, memberId)
      })
    },
  }
}

type NextLimit = (own: OwnLimit, now: Date) => OwnLimit

const units = (minutes: number | null) => (minutes === null ? null : BigInt(minutes))

function changeFacts(before: OwnLimit, next: OwnLimit): Pick<StoredChange, 'what' | 'from' | 'to'> {
  if (next.pending) return { what: 'wished', from: before.value, to: next.pending.value }
  if (before.value === next.value) {
    return { what: 'dropped', from: before.value, to: before.pending?.value ?? null }
  }
  const isMore = before.value !== null && (next.value === null || next.value > before.value)
  return { what: isMore ? 'raised' : 'lowered', from: before.value, to: next.value }
}
