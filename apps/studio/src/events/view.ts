import { amountOf, toWire } from '@fairhouse/money'
import type { BetView, DrawView } from '@fairhouse/protocol/lottery'
import { parseLines, type EndedLine } from './settle-event.ts'
import type { StoredBet } from './store/bets.ts'
import type { StoredEvent } from './store/events.ts'

export const toDrawView = (event: StoredEvent): DrawView => ({
  number: event.number,
  state: event.state,
  locksAt: event.locksAt.toISOString(),
  drawsAt: event.drawsAt.toISOString(),
  prices: event.prices,
  result: event.result === null ? null : JSON.parse(event.result),
})

/** A bet as its player sees it: open until it is paid. */
export function toBetView(bet: StoredBet): BetView {
  const isPaid = bet.paidAt !== null
  const ends = isPaid ? parseEnds(bet.endLines) : []
  return {
    id: bet.id,
    game: bet.game,
    number: bet.number,
    locksAt: bet.locksAt.toISOString(),
    drawsAt: bet.drawsAt.toISOString(),
    state: isPaid ? (bet.endState ?? 'open') : 'open',
    mode: bet.mode,
    currency: bet.currency,
    stake: toWire(amountOf(BigInt(bet.stake))),
    payout: isPaid ? payoutOf(bet) : null,
    lines: parseLines(bet.lines).map(({ bet: line, ...amounts }, index) => {
      const end = ends[index]
      const picked = line as Pick<BetView['lines'][number], 'betType' | 'selection' | 'entries'>
      return { ...picked, ...amounts, ...(end && { end: toEndView(end) }) }
    }),
    hash: bet.hash,
    prices: bet.prices,
    chase: bet.chaseId,
    at: bet.at.toISOString(),
  }
}

/** A cancelled bet gave its stake back, as a void one did. */
function payoutOf({ endState, stake, payout }: StoredBet): string {
  return toWire(amountOf(BigInt(endState === 'cancelled' ? stake : (payout ?? '0'))))
}

const parseEnds = (text: string | null) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored from these
  (text === null ? [] : JSON.parse(text)) as readonly EndedLine[]

const toEndView = ({ outcome, payout, wins }: EndedLine) => ({
  outcome,
  payout,
  wins: wins.map(({ picks, ranks, ...win }) => ({
    ...win,
    picks: picks.map((field) => [...field]),
    ...(ranks && { ranks: [...ranks] }),
  })),
})
