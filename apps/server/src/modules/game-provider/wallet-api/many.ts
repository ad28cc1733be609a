import { toWire, type Amount } from '@fairhouse/money'
import type { VendorInput, VendorValue } from '@fairhouse/protocol/vendor'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { payWin } from './credit.ts'
import { requestContentOf } from './idempotency.ts'
import { parseWireAmount } from './money.ts'
import { play } from './play.ts'
import { parsePlayerId } from './player-ids.ts'
import { ProviderRefused } from './refusals.ts'

type Result = VendorValue<'settleMany'>['results'][number]

/** Runs items side by side, each with its own outcome; a fault of ours fails the call. */
async function resultsOf<Item extends { transactionId: string }>(
  items: readonly Item[],
  run: (item: Item) => Promise<{ balance: Amount; duplicate: boolean }>,
): Promise<{ results: Result[] }> {
  const ids = new Set(items.map(({ transactionId }) => transactionId))
  if (ids.size < items.length) throw new ProviderRefused('bad_request')
  const results = items.map(async (item): Promise<Result> => {
    const { transactionId } = item
    try {
      const { balance, duplicate } = await run(item)
      const repeat = duplicate ? { duplicate: true as const } : {}
      return { transactionId, success: true, balance: toWire(balance), ...repeat }
    } catch (error) {
      if (!(error instanceof ProviderRefused)) throw error
      const { code, balance } = error
      return {
        transactionId,
        success: false,
        code,
        ...(balance !== undefined && { balance: toWire(balance) }),
      }
    }
  })
  return { results: await Promise.all(results) }
}

/** Pays bets and closes their rounds; a round that something else has closed is refused. */
export async function settleMany(
  deps: ProviderDeps,
  provider: Provider,
  { items }: VendorInput<'settleMany'>,
) {
  // Real money and play money never settle together.
  const modes = new Set(items.map(({ playerId }) => parsePlayerId(playerId).mode))
  if (modes.size > 1) throw new ProviderRefused('bad_request')
  return resultsOf(items, (item) =>
    payWin(deps, provider, {
      ...item,
      closing: 'first',
      validBet: parseWireAmount(item.validBet),
      requestContent: requestContentOf('settleMany', item),
    }),
  )
}

/** Plays of different players. */
export async function plays(
  deps: ProviderDeps,
  provider: Provider,
  { items }: VendorInput<'plays'>,
) {
  const sessions = new Set(items.map(({ session }) => session))
  if (sessions.size < items.length) throw new ProviderRefused('bad_request')
  return resultsOf(items, (item) => play(deps, provider, item))
}
