import { z } from 'zod'
import { amountOf } from '@fairhouse/money'
import type { VendorInput } from '@fairhouse/protocol/vendor'
import type { Guard } from '#modules/wallet'
import { parseWireAmount } from './money.ts'
import type { Player } from './players.ts'
import { ProviderRefused } from './refusals.ts'
import type { RoundStep } from '../store/index.ts'

type Counters = VendorInput<'debit'>['counters']

const full = 'counter_full'

/** Counters are per provider, brand and currency; play money has its own. */
const nameOf = (vendor: string, { scope }: Player, key: string) =>
  `counter ${vendor} ${scope.brand} ${scope.currency} ${key}`

/** Guards of a bet: what it adds to the provider's counters must fit. */
export function counterGuards(vendor: string, player: Player, counters: Counters = []): Guard[] {
  const keys = new Set(counters.map(({ key }) => key))
  if (keys.size < counters.length) throw new ProviderRefused('bad_request')
  return counters.map(({ key, add, max }) => ({
    key: nameOf(vendor, player, key),
    shared: true,
    add: parseWireAmount(add),
    max: parseWireAmount(max),
    refusal: full,
  }))
}

const stored = z.array(z.object({ key: z.string(), add: z.string(), max: z.string() }))

/** Guards of a stake that is given back: what it added is taken out again. */
export function counterReturns(
  vendor: string,
  player: Player,
  step: RoundStep | undefined,
): Guard[] {
  if (step?.counters === undefined || step.counters === null) return []
  return stored.parse(JSON.parse(step.counters)).map(({ key, add }) => ({
    key: nameOf(vendor, player, key),
    shared: true,
    add: 0n - parseWireAmount(add),
    need: -1n,
    max: 0n,
    refusal: full,
  }))
}

/** Refuses a bet that did not fit, with the first counter that is too full for it now. */
export async function refuseFullCounter(
  vendor: string,
  player: Player,
  counters: Counters = [],
  refusal: string | undefined,
): Promise<void> {
  if (refusal !== full) return
  for (const { key, add, max } of counters) {
    const value = await player.ledger.guardValue('all', nameOf(vendor, player, key))
    const left = parseWireAmount(max) - value
    if (left >= parseWireAmount(add)) continue
    const counter = { key, left: amountOf(left > 0n ? left : 0n) }
    throw new ProviderRefused('limit_reached', undefined, counter)
  }
  throw new ProviderRefused('limit_reached')
}
