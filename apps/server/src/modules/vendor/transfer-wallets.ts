import { amountOf, parseAmount, toWire, type Amount } from '@fairhouse/money'
import type { RecordRow } from '#modules/wallet'
import type { Kit } from '#platform/kit'
import type { Vendor } from './book.ts'
import type { Desk } from './desk.ts'
import { wonGuards } from './guards.ts'
import { transferIdOf } from './ids.ts'
import { askVendor } from './operator-client.ts'
import { knownVendor, transferVendor, vendorWallets } from './vendor-wallets.ts'
import type { Player } from './players.ts'
import { VendorRefused } from './rules.ts'
import type { StoredMove } from './store/index.ts'

export type State = 'sent' | 'done' | 'refused'

/** As on every wire, the amount is a decimal string. */
export type MoveRequest = Omit<Move, 'amount'> & { amount: string }

interface Move {
  id: string
  memberId: string
  vendor: string
  direction: 'in' | 'out'
  amount: Amount
}

type MoveRefusal = 'insufficient_funds' | 'id_conflict' | 'limit_reached' | 'player_blocked'

export type TransferWallets = ReturnType<typeof transferWallets>

/** With two questions of six seconds each, a silent vendor is done with before the next run. */
const mostOfVendor = 200
const mostAtOnce = 50

/**
 * Vendors that keep a balance of their own. Money waits in the hold account until the vendor has
 * answered; when no answer came, its status is asked and, if it never heard of the move, it is
 * asked the same again under the same id.
 */
export function transferWallets(desk: Desk) {
  const { wallet, store, kit } = desk

  async function move(request: MoveRequest): Promise<State | MoveRefusal> {
    const amount = parseAmount(request.amount)
    if (amount === undefined) throw new Error(`${request.amount} is no amount`)
    const asked = { ...request, amount }
    const player = await desk.player(asked.memberId)
    const known = await store.findMove(asked.id, asked.memberId)
    if (known && isSame(known, asked) && known.state !== 'sent') return known.state
    const vendor = (known ? knownVendor : transferVendor)(desk, asked.vendor)
    if (!known && !(await mayMove(desk, player, asked))) return 'player_blocked'
    const [from, to] = ends(player, asked)
    const facts = {
      id: asked.id,
      lane: player.lane,
      reference: vendor.code,
      postings: [{ from, to, amount: asked.amount }],
      records: [rowOf(asked, player, kit.clock.now())],
    }
    // What goes to where it is staked unseen counts as staked; it always comes back.
    const outcome =
      asked.direction === 'out'
        ? await wallet.transfer({ ...facts, code: 'vendor.transfer.out' })
        : await desk.stake(
            player,
            { code: 'vendor.transfer.in', stake: amount, win: 0n },
            (terms) => wallet.transfer({ ...facts, ...terms }),
          )
    if (outcome.refusal !== undefined) return refusalOf(outcome.refusal)
    return settle(asked, player, vendor)
  }

  /** Asks the vendor, and moves the money on when its answer is clear. */
  async function settle(asked: Move, player: Player, vendor: Vendor): Promise<State> {
    const state = await vendorSays(desk, asked, player, vendor)
    if (state === 'sent') return state
    const hold = player.hold(vendor.code)
    const [from, to] = ends(player, asked)
    const target = state === 'done' ? settled(player, asked) : (from[0] ?? to)
    await wallet.transfer({
      id: transferIdOf('settle', vendor.code, asked.id),
      code: `vendor.transfer.${state}`,
      lane: player.lane,
      reference: vendor.code,
      postings: [{ from: [hold], to: target, amount: asked.amount }],
      guards: target === player.cash ? wonGuards(player, asked.amount) : [],
    })
    await store.settleMove(asked.id, state)
    return state
  }

  async function settleStored(stored: StoredMove): Promise<void> {
    const asked = moveOf(stored)
    await settle(asked, await desk.player(asked.memberId), knownVendor(desk, asked.vendor))
  }

  return {
    move,
    /** Asks again about every move whose end is not known. */
    settleAll: async () => settleEach(kit.log, await store.sentMoves(mostOfVendor), settleStored),
    ...vendorWallets(desk),
  }
}

type SettleOne = (stored: StoredMove) => Promise<void>

/** All vendors side by side; a move that cannot be settled keeps no other waiting. */
async function settleEach(log: Kit['log'], sent: readonly StoredMove[], settleOne: SettleOne) {
  async function settleOrLog(stored: StoredMove) {
    const { id, vendor } = stored
    await settleOne(stored).catch((error: unknown) =>
      log.error({ err: error, id, vendor }, 'a move to or from a vendor is not settled'),
    )
  }
  async function settleInParts(moves: readonly StoredMove[]) {
    for (let from = 0; from < moves.length; from += mostAtOnce) {
      await Promise.all(moves.slice(from, from + mostAtOnce).map(settleOrLog))
    }
  }
  await Promise.all([...Map.groupBy(sent, ({ vendor }) => vendor).values()].map(settleInParts))
}

const isSame = (known: StoredMove, { vendor, direction, amount }: Move) =>
  known.vendor === vendor && known.direction === direction && BigInt(known.amount) === amount

/** Money comes back in any case; it goes where it is staked only for who may stake. */
async function mayMove(desk: Desk, player: Player, { direction }: Move): Promise<boolean> {
  if (direction === 'out') return true
  try {
    await desk.requireStanding(player)
    return true
  } catch (error) {
    if (error instanceof VendorRefused) return false
    throw error
  }
}

function refusalOf(name: string): MoveRefusal {
  if (name === 'insufficient_funds' || name === 'id_conflict') return name
  if (name === 'limit_reached') return name
  return 'player_blocked'
}

/** Its answer, or what it knows of the move when the answer was lost. */
async function vendorSays(desk: Desk, asked: Move, player: Player, vendor: Vendor) {
  const { id, direction } = asked
  const { currency } = player
  const operator = player.brand().code
  const ask = { id, playerId: player.id, direction, amount: toWire(asked.amount), currency }
  const answer = await askVendor(vendor, operator, desk, 'transfer', ask)
  if (answer) return answer.state
  const status = await askVendor(vendor, operator, desk, 'status', { id })
  return status === undefined || status.state === 'unknown' ? 'sent' : status.state
}

/** From where to the hold: a player's cash on its way in, the vendor's on its way out. */
function ends(player: Player, { direction, vendor }: Move) {
  const from = direction === 'in' ? player.cash : player.house(vendor)
  return [[from], player.hold(vendor)] as const
}

function settled(player: Player, { direction, vendor }: Move) {
  return direction === 'in' ? player.house(vendor) : player.cash
}

function rowOf(move: Move, player: Player, at: Date): RecordRow {
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

function moveOf({ id, memberId, vendor, direction, amount }: StoredMove): Move {
  return { id, memberId, vendor, direction, amount: amountOf(BigInt(amount)) }
}
