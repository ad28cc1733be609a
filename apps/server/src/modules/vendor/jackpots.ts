import { setTimeout as sleep } from 'node:timers/promises'
import { amountOf, smaller, sum, zero, type Amount } from '@fairhouse/money'
import { jackpotAccount, laneCount, potOf, transitAccount } from '#modules/wallet'
import { transferIdOf } from './ids.ts'
import type { JackpotPart } from './money.ts'
import type { Player } from './players.ts'

const mostLooks = 20
const lookAgainMs = 10

/** What a transfer of a player's has left in a pot, more than it took out. */
export function leftInPot(moves: readonly { address: string; amount: string }[]) {
  const ofPots = moves.filter(({ address }) => potOf(address) !== undefined)
  const units = ofPots.reduce((total, { amount }) => total + BigInt(amount), 0n)
  const [first] = ofPots
  const code = first && potOf(first.address)
  return code !== undefined && units > 0n ? { code, amount: amountOf(units) } : undefined
}

/** A win that is to be paid, under a name of its own. */
interface Win extends JackpotPart {
  vendor: string
  name: string
}

/**
 * A pot has a part in each lane. Before a win is paid from the player's lane, what is missing there
 * is brought over from the others. The ids follow from the name: after a crash what was on its way
 * arrives, once. Answers whether the lane had enough at the end; another win may be quicker.
 */
export async function gatherPot(player: Player, win: Win): Promise<boolean> {
  if (win.win === 0n) return true
  let [turn, looks] = [0, 0]
  for (;;) {
    // None is left out: so all that a crash left on its way is found.
    while (await arrive(player, win, turn)) turn += 1
    const held = await heldBy(player, win.code)
    const there = amountOf((held[player.lane] ?? zero) + win.contribution)
    if (win.win <= there) return true
    const missing = amountOf(win.win - there)
    if (win.win <= sum([...held, win.contribution])) {
      await bring(player, win, turn, { held, missing })
      continue
    }
    // What other wins take from lane to lane is nowhere for a moment.
    if (looks === mostLooks) return false
    looks += 1
    await sleep(lookAgainMs)
  }
}

function heldBy({ ledger, books }: Player, code: string): Promise<Amount[]> {
  const lanes = Array.from({ length: laneCount }, (_, lane) => lane)
  return Promise.all(
    lanes.map((lane) => ledger.balanceOf([jackpotAccount(code, { ...books, lane })])),
  )
}

const othersThan = (lane: number) =>
  Array.from({ length: laneCount }, (_, other) => other).filter((other) => other !== lane)

const nameOf = ({ name }: Win, turn: number, lane: number) => `${name} ${turn} ${lane}`

/** Whether a turn has taken out of other lanes; if so, it is in ours after this. */
async function arrive(player: Player, win: Win, turn: number): Promise<boolean> {
  let isAny = false
  for (const lane of othersThan(player.lane)) {
    const name = nameOf(win, turn, lane)
    const stored = await player.ledger.find(transferIdOf('pull', win.vendor, name))
    if (!stored) continue
    isAny = true
    const taken = stored.moves.map(({ amount }) => BigInt(amount)).find((amount) => amount > 0n)
    if (taken !== undefined) await push(player, win, name, amountOf(taken))
  }
  return isAny
}

/** Out of other lanes and into ours, until nothing is missing. */
async function bring(
  player: Player,
  win: Win,
  turn: number,
  { held, missing }: { held: readonly Amount[]; missing: Amount },
): Promise<void> {
  let left = missing
  for (const lane of othersThan(player.lane)) {
    const part = smaller(left, held[lane] ?? zero)
    if (part === 0n) continue
    const name = nameOf(win, turn, lane)
    const there = { ...player.books, lane }
    const from = [jackpotAccount(win.code, there)]
    const out = await player.ledger.transfer({
      ...factsOf(win, name),
      id: transferIdOf('pull', win.vendor, name),
      lane,
      postings: [{ from, to: transitAccount(there), amount: part }],
    })
    if (out.refusal !== undefined) continue
    const amount = out.taken[0]?.[0] ?? part
    await push(player, win, name, amount)
    left = amountOf(left > amount ? left - amount : 0n)
  }
}

/** What is between two lanes lies in the transit accounts. */
async function push(player: Player, win: Win, name: string, amount: Amount): Promise<void> {
  await player.ledger.transfer({
    ...factsOf(win, name),
    id: transferIdOf('push', win.vendor, name),
    lane: player.lane,
    postings: [{ from: [transitAccount(player.books)], to: player.pot(win.code), amount }],
  })
}

const factsOf = ({ code }: Win, name: string) => ({
  code: 'jackpot.gather',
  reference: `jackpot/${code}`,
  asked: name,
})
