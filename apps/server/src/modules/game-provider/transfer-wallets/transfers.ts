import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { Outcome, RecordRow } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Provider } from '../admin/registry.ts'
import type { ProviderDeps } from '../deps.ts'
import { wonGuards } from '../wallet-api/guards.ts'
import { transferIdOf } from '../wallet-api/idempotency.ts'
import { callProvider } from './provider-client.ts'
import { requireProvider, requireTransferProvider, createProviderBalances } from './balances.ts'
import type { Player } from '../wallet-api/players.ts'
import { ProviderRefused } from '../wallet-api/refusals.ts'
import type { StoredProviderTransfer } from '../store/index.ts'

export type TransferState = 'sent' | 'done' | 'refused'

/** The amount is a decimal string, as on every wire. */
export type TransferRequest = Omit<ProviderTransfer, 'amount'> & { amount: string }

interface ProviderTransfer {
  id: string
  memberId: string
  vendor: string
  direction: 'in' | 'out'
  amount: Amount
}

type TransferRefusal = 'insufficient_funds' | 'id_conflict' | 'limit_reached' | 'player_blocked'

export type TransferWallets = ReturnType<typeof createTransferWallets>

/** At two calls of six seconds each, a silent provider is done before the next run. */
const maxPerProvider = 200
const maxConcurrent = 50

/**
 * Moves money to and from transfer-wallet providers. It stays in the hold account until the
 * provider answers. Without an answer the status is queried; a provider that does not know the
 * transfer gets it again under the same id.
 */
export function createTransferWallets(deps: ProviderDeps) {
  const { wallet, store, kit } = deps

  async function move(request: TransferRequest): Promise<TransferState | TransferRefusal> {
    const amount = parseAmount(request.amount)
    if (amount === undefined) throw new Error(`${request.amount} is no amount`)
    const transfer = { ...request, amount }
    const player = await deps.player(transfer.memberId)
    const known = await store.findTransfer(transfer.id, transfer.memberId)
    if (known && isSame(known, transfer) && known.state !== 'sent') return known.state
    const provider = (known ? requireProvider : requireTransferProvider)(deps, transfer.vendor)
    if (!known && !(await mayTransfer(deps, player, transfer))) return 'player_blocked'
    const outcome = await moveToHold(deps, transfer, player)
    if (outcome.refusal !== undefined) return refusalOf(outcome.refusal)
    return settle(transfer, player, provider)
  }

  /** Asks the provider, and releases the hold when the answer is clear. */
  async function settle(
    transfer: ProviderTransfer,
    player: Player,
    provider: Provider,
  ): Promise<TransferState> {
    const state = await askOutcome(deps, transfer, player, provider)
    if (state === 'sent') return state
    const hold = player.providerHold(provider.code)
    const [from, to] = sourceAndTarget(player, transfer)
    const target = state === 'done' ? finalAccount(player, transfer) : (from[0] ?? to)
    await wallet.transfer({
      id: transferIdOf('settle', provider.code, transfer.id),
      code: `vendor.transfer.${state}`,
      lane: player.lane,
      reference: provider.code,
      postings: [{ from: [hold], to: target, amount: transfer.amount }],
      guards: target === player.cash ? wonGuards(player, transfer.amount) : [],
    })
    await store.settleTransfer(transfer.id, state)
    return state
  }

  async function settleStored(stored: StoredProviderTransfer): Promise<void> {
    const transfer = toProviderTransfer(stored)
    await settle(
      transfer,
      await deps.player(transfer.memberId),
      requireProvider(deps, transfer.vendor),
    )
  }

  return {
    move,
    /** Asks again about every transfer without a known outcome. */
    settlePending: async () =>
      settleEach(kit.log, await store.pendingTransfers(maxPerProvider), settleStored),
    ...createProviderBalances(deps),
  }
}

/** Moves money from its source into the hold account. */
async function moveToHold(
  { wallet, kit, placeStake }: ProviderDeps,
  transfer: ProviderTransfer,
  player: Player,
): Promise<Outcome> {
  const [from, to] = sourceAndTarget(player, transfer)
  const { id, vendor: reference, amount } = transfer
  const base = {
    id,
    lane: player.lane,
    reference,
    postings: [{ from, to, amount }],
    records: [transferRow(transfer, player, kit.clock.now())],
  }
  // Always allowed: the money returns to the player.
  if (transfer.direction === 'out') {
    return wallet.transfer({ ...base, code: 'vendor.transfer.out' })
  }
  // Counts as staked, because stakes at the provider are not visible here.
  return placeStake(player, { code: 'vendor.transfer.in', stake: amount, win: 0n }, (terms) =>
    wallet.transfer({ ...base, ...terms }),
  )
}

type SettleOne = (stored: StoredProviderTransfer) => Promise<void>

/** All providers in parallel; a transfer that cannot be settled does not delay others. */
async function settleEach(
  log: Kit['log'],
  sent: readonly StoredProviderTransfer[],
  settleOne: SettleOne,
) {
  async function settleOrLog(stored: StoredProviderTransfer) {
    const { id, vendor } = stored
    await settleOne(stored).catch((error: unknown) =>
      log.error({ err: error, id, vendor }, 'a transfer to or from a provider is not settled'),
    )
  }
  async function settleInParts(moves: readonly StoredProviderTransfer[]) {
    for (let from = 0; from < moves.length; from += maxConcurrent) {
      await Promise.all(moves.slice(from, from + maxConcurrent).map(settleOrLog))
    }
  }
  await Promise.all([...Map.groupBy(sent, ({ vendor }) => vendor).values()].map(settleInParts))
}

const isSame = (known: StoredProviderTransfer, { vendor, direction, amount }: ProviderTransfer) =>
  known.vendor === vendor && known.direction === direction && BigInt(known.amount) === amount

/** Moving money out is always allowed; moving it in only for players who may stake. */
async function mayTransfer(
  deps: ProviderDeps,
  player: Player,
  { direction }: ProviderTransfer,
): Promise<boolean> {
  if (direction === 'out') return true
  try {
    await deps.requireMayPlay(player)
    return true
  } catch (error) {
    if (error instanceof ProviderRefused) return false
    throw error
  }
}

function refusalOf(name: string): TransferRefusal {
  if (name === 'insufficient_funds' || name === 'id_conflict') return name
  if (name === 'limit_reached') return name
  return 'player_blocked'
}

/** The provider's answer, or its status of the transfer if the answer was lost. */
async function askOutcome(
  deps: ProviderDeps,
  transfer: ProviderTransfer,
  player: Player,
  provider: Provider,
) {
  const { id, direction } = transfer
  const { currency } = player
  const operator = player.brand().code
  const ask = { id, playerId: player.id, direction, amount: toWire(transfer.amount), currency }
  const answer = await callProvider(provider, operator, deps, 'transfer', ask)
  if (answer) return answer.state
  const status = await callProvider(provider, operator, deps, 'status', { id })
  return status === undefined || status.state === 'unknown' ? 'sent' : status.state
}

/** Source and hold account: the player's cash going in, the provider's account coming out. */
function sourceAndTarget(player: Player, { direction, vendor }: ProviderTransfer) {
  const from = direction === 'in' ? player.cash : player.providerAccount(vendor)
  return [[from], player.providerHold(vendor)] as const
}

function finalAccount(player: Player, { direction, vendor }: ProviderTransfer) {
  return direction === 'in' ? player.providerAccount(vendor) : player.cash
}

function transferRow(move: ProviderTransfer, player: Player, at: Date): RecordRow {
  return {
    table: 'vendor_transfer',
    row: {
      id: move.id,
      vendor_code: move.vendor,
      member_id: player.id,
      direction: move.direction,
      amount: String(move.amount),
      currency: player.currency,
      state: 'sent',
      at: at.toISOString(),
    },
  }
}

function toProviderTransfer({
  id,
  memberId,
  vendor,
  direction,
  amount,
}: StoredProviderTransfer): ProviderTransfer {
  return { id, memberId, vendor, direction, amount: amountOf(BigInt(amount)) }
}
