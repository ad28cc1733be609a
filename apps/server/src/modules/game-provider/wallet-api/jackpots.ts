import { setTimeout as sleep } from 'node:timers/promises'
import { amountOf, smaller, sum, zero, type Amount } from '@fairhouse/money'
import { jackpotAccount, laneCount, jackpotOf, transitAccount } from '#modules/wallet'
import { transferIdOf } from './idempotency.ts'
import type { JackpotPart } from './money.ts'
import type { Player } from './players.ts'

const maxAttempts = 20
const retryDelayMs = 10

/** The contribution that a transfer left in a jackpot, net of what it took out. */
export function netContribution(moves: readonly { address: string; amount: string }[]) {
  const ofPots = moves.filter(({ address }) => jackpotOf(address) !== undefined)
  const units = ofPots.reduce((total, { amount }) => total + BigInt(amount), 0n)
  const [first] = ofPots
  const code = first && jackpotOf(first.address)
  return code !== undefined && units > 0n ? { code, amount: amountOf(units) } : undefined
}

/** A jackpot win to pay; the name derives the ids of its moves. */
interface JackpotWin extends JackpotPart {
  vendor: string
  name: string
}

/** A win with the lane that pays it. */
interface PlacedWin extends JackpotWin {
  lane: number
}

/**
 * A jackpot is split over the lanes. Before the player's lane pays a win, the missing part is moved
 * there from the other lanes. The ids derive from the name, so a retry after a crash completes the
 * same moves once. Returns whether the lane had enough; another win may have been faster.
 */
export async function gatherJackpot(player: Player, asked: JackpotWin): Promise<boolean> {
  if (asked.win === 0n) return true
  const win = { ...asked, lane: await player.ledger.currentLaneOf(player.id) }
  let [turn, attempts] = [0, 0]
  for (;;) {
    // No turn is skipped, so moves that a crash interrupted are always found.
    while (await finishEarlierMoves(player, win, turn)) turn += 1
    const held = await heldByLane(player, win.code)
    const there = amountOf((held[win.lane] ?? zero) + win.contribution)
    if (win.win <= there) return true
    const missing = amountOf(win.win - there)
    if (win.win <= sum([...held, win.contribution])) {
      await pullFromLanes(player, win, turn, { held, missing })
      continue
    }
    // Money on its way between lanes is briefly in no lane.
    if (attempts === maxAttempts) return false
    attempts += 1
    await sleep(retryDelayMs)
  }
}

const allLanes = Array.from({ length: laneCount }, (_, lane) => lane)

function heldByLane({ ledger, scope }: Player, code: string): Promise<Amount[]> {
  return Promise.all(
    allLanes.map((lane) => ledger.balanceOf([jackpotAccount(code, { ...scope, lane })])),
  )
}

const moveName = ({ name }: JackpotWin, turn: number, lane: number) => `${name} ${turn} ${lane}`

/** Completes the moves of an earlier turn; returns whether there were any. */
async function finishEarlierMoves(player: Player, win: PlacedWin, turn: number): Promise<boolean> {
  let isAny = false
  // All lanes: the player may have been moved since.
  for (const lane of allLanes) {
    const name = moveName(win, turn, lane)
    const stored = await player.ledger.find(transferIdOf('pull', win.vendor, name))
    if (!stored) continue
    isAny = true
    const taken = stored.moves.map(({ amount }) => BigInt(amount)).find((amount) => amount > 0n)
    if (taken !== undefined) await pushToLane(player, win, name, amountOf(taken))
  }
  return isAny
}

/** Moves money from the other lanes to the player's until nothing is missing. */
async function pullFromLanes(
  player: Player,
  win: PlacedWin,
  turn: number,
  { held, missing }: { held: readonly Amount[]; missing: Amount },
): Promise<void> {
  let left = missing
  for (const lane of allLanes) {
    if (lane === win.lane) continue
    const part = smaller(left, held[lane] ?? zero)
    if (part === 0n) continue
    const name = moveName(win, turn, lane)
    const there = { ...player.scope, lane }
    const from = [jackpotAccount(win.code, there)]
    const out = await player.ledger.transfer({
      ...transferFacts(win, name),
      id: transferIdOf('pull', win.vendor, name),
      lane,
      postings: [{ from, to: transitAccount(there), amount: part }],
    })
    if (out.refusal !== undefined) continue
    const amount = out.taken[0]?.[0] ?? part
    await pushToLane(player, win, name, amount)
    left = amountOf(left > amount ? left - amount : 0n)
  }
}

/** Money between two lanes is held in the transit accounts. */
async function pushToLane(
  player: Player,
  win: PlacedWin,
  name: string,
  amount: Amount,
): Promise<void> {
  const { lane } = win
  const here = { ...player.scope, lane }
  await player.ledger.transfer({
    ...transferFacts(win, name),
    id: transferIdOf('push', win.vendor, name),
    lane,
    postings: [{ from: [transitAccount(here)], to: jackpotAccount(win.code, here), amount }],
  })
}

const transferFacts = ({ code }: JackpotWin, name: string) => ({
  code: 'jackpot.gather',
  reference: `jackpot/${code}`,
  requestContent: name,
})
