import { add, amountOf, zero } from '@fairhouse/money'
import type { LobbyModule } from '#modules/lobby'
import type { GameProviderModule } from '#modules/game-provider'
import { parseAddress, type JournalRow, type Reader } from '#modules/wallet'
import { applyStep, isStake, newBet, type Bet, type RoundStep } from './bets.ts'
import type { DailyTotals } from './daily-totals.ts'
import type { RoundChange } from './day-sums.ts'
import { gameDays } from './game-days.ts'
import { linesOfRow, resultOf, type Line } from './lines.ts'
import { addGameDays } from './store/games.ts'
import { readMemberTotals, writeMemberTotals, type MemberTotals } from './store/member-totals.ts'
import {
  addLines,
  betsOf,
  changeBlocks,
  fillBlocks,
  putBets,
  type ChangedBet,
  type NumberedLine,
} from './store/list-write.ts'

/** The category of games that are in no list. */
const noCategory = 'OTHER'

interface ReaderDeps {
  gameProvider: Pick<GameProviderModule, 'stepsOf'>
  lobby: Pick<LobbyModule, 'categoryOf' | 'opened'>
  days: DailyTotals
  /** Called with the rounds that a step began or changed, in its commit. */
  watch(bets: readonly Bet[], transaction: ReaderTransaction): Promise<void>
}

type ReaderTransaction = Parameters<Reader['apply']>[1]

/** Builds members' lists and the house's daily totals from the journal, one commit per step. */
export function createRecordReader({ gameProvider, lobby, days, watch }: ReaderDeps): Reader {
  return {
    name: 'report.books',
    async apply(rows, transaction) {
      await lobby.opened()
      const accepted = rows.filter(({ refusal }) => refusal === null)
      const rowLines = accepted.map((row) => ({ row, lines: linesOfRow(row) }))
      const lines = rowLines.flatMap((one) => one.lines)
      const found = await gameProvider.stepsOf(accepted, transaction)
      const steps = rowLines.flatMap((one) => stepOf(one, found, lobby))
      const members = [...new Set([...lines, ...steps].map(({ memberId }) => memberId))]
      if (members.length === 0) return days.add(accepted, new Map(), transaction)
      const known = await readMemberTotals(members, transaction)
      const heads = new Map(members.map((id) => [id, emptyHead(id)]))
      for (const head of known) heads.set(head.memberId, head)
      const before = [...heads.values()]

      await addLines(numbered(lines, heads), transaction)
      const held = steps.length > 0 ? await betsOf(steps, transaction) : []
      const { bets, changed, turns, played } = applySteps(steps, held, heads)
      await putBets(bets, transaction)
      await changeBlocks(changed, before, transaction)
      const now = [...heads.values()]
      await writeMemberTotals(now, transaction)
      for (const [place, head] of before.entries()) {
        await fillBlocks(head, now[place] ?? head, transaction)
      }
      await days.add(accepted, turns, transaction)
      await addGameDays(played, transaction)
      if (bets.length > 0) await watch(bets, transaction)
    },
  }
}

function stepOf(
  { row, lines }: { row: JournalRow; lines: readonly Line[] },
  found: Awaited<ReturnType<GameProviderModule['stepsOf']>>,
  lobby: Pick<LobbyModule, 'categoryOf'>,
): RoundStep[] {
  const step = found.get(row.id)
  if (!step) return []
  const line = lines.find(({ memberId }) => memberId === step.memberId)
  const { paid, got } = line ?? { paid: zero, got: zero }
  const category = lobby.categoryOf(step.vendor, step.game) ?? noCategory
  return [{ ...step, category, at: row.at, paid, got, ...brandAndJackpot(row) }]
}

/** The brand of a row, and the amount its jackpot paid or took back. */
function brandAndJackpot({ moves, code }: JournalRow): Pick<RoundStep, 'brand' | 'pot'> {
  const isUndo = code === 'vendor.rollback'
  let pot = 0n
  let brand: string | undefined
  for (const { address, amount } of moves) {
    const place = parseAddress(address)
    const isPot = place.house?.startsWith('jackpot/') === true
    if (isPot || place.house?.startsWith('vendor/')) brand ??= place.brand
    const units = isPot ? BigInt(amount) : 0n
    if (units !== 0n && units < 0n !== isUndo) pot -= units
  }
  return { brand, pot: amountOf(pot) }
}

function emptyHead(memberId: string): MemberTotals {
  const funds = { cash: zero, bonus: zero, hold: zero }
  return { memberId, records: 0, bets: 0, ...funds, staked: zero, won: zero, given: zero }
}

/** Numbers the lines and advances the running totals, member by member. */
function numbered(lines: readonly Line[], heads: Map<string, MemberTotals>): NumberedLine[] {
  return lines.map((line) => {
    const head = heads.get(line.memberId) ?? emptyHead(line.memberId)
    const { staked, won, given } = resultOf(line)
    const after = {
      cash: add(head.cash, line.change.cash),
      bonus: add(head.bonus, line.change.bonus),
      hold: add(head.hold, line.change.hold),
    }
    const until = {
      staked: add(head.staked, staked),
      won: add(head.won, won),
      given: add(head.given, given),
    }
    heads.set(line.memberId, { ...head, records: head.records + 1, ...after, ...until })
    return { ...line, n: head.records, after, until }
  })
}

/** The bets that steps began or changed, their previous states, and each step's effect. */
function applySteps(
  steps: readonly RoundStep[],
  held: readonly Bet[],
  heads: Map<string, MemberTotals>,
) {
  const before = new Map(held.map((bet) => [keyOf(bet), bet]))
  const bets = new Map<string, Bet>()
  const turns = new Map<string, RoundChange>()
  for (const step of steps) {
    const key = keyOf(step)
    const known = bets.get(key) ?? before.get(key)
    const bet = known ?? (isStake(step) ? startBet(step, heads) : undefined)
    if (!bet) continue
    const after = applyStep(bet, step)
    bets.set(key, after)
    turns.set(step.transferId, roundChange(step, bet, { after, begins: known === undefined }))
  }
  const changed = [...bets].flatMap(([key, now]): ChangedBet[] => {
    const stood = before.get(key)
    return stood ? [{ before: stood, now }] : []
  })
  const played = gameDays([...bets].map(([key, now]) => ({ before: before.get(key), now })))
  return { bets: [...bets.values()], changed, turns, played }
}

function roundChange(
  step: RoundStep,
  bet: Bet,
  { after, begins }: { after: Bet; begins: boolean },
): RoundChange {
  const { memberId } = step
  const open = openStake(after) - (begins ? 0n : openStake(bet))
  return { memberId, game: step.game || bet.game, begins, isStake: isStake(step), open }
}

const openStake = ({ status, stake }: Bet) => (status === 'open' ? stake : 0n)

function startBet(step: RoundStep, heads: Map<string, MemberTotals>): Bet {
  const head = heads.get(step.memberId) ?? emptyHead(step.memberId)
  heads.set(step.memberId, { ...head, bets: head.bets + 1 })
  return newBet(step, head.bets)
}

const keyOf = ({ memberId, vendor, roundId }: Pick<Bet, 'memberId' | 'vendor' | 'roundId'>) =>
  JSON.stringify([memberId, vendor, roundId])
