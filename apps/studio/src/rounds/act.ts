import { parseAmount, zero } from '@fairhouse/money'
import type { StudioInput, StudioRefusal } from '@fairhouse/protocol/studio'
import { isCommitted } from '#fairness'
import { StudioRefused } from '#kit'
import { isOffered } from '#levels'
import type { Session } from '#sessions'
import { repeated, stored, type Asked } from './asked.ts'
import { beginRound } from './begin.ts'
import { goOn } from './go-on.ts'
import type { RoundParts } from './parts.ts'
import type { Round } from './round.ts'
import { alone, type Seat } from './seats.ts'
import { roundOf, rowOf } from './stored.ts'

export interface Acted {
  seat: Seat
  round: Round
}

const mostTries = 5

/** Begins rounds and goes on with them; the same asked again gets the same. */
export function createAct(parts: RoundParts) {
  return async (session: Session, input: StudioInput<'act'>): Promise<Acted> => {
    const action = JSON.stringify(input.action)
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const potId = await parts.pots.of(session, attempt > 0)
      const asked = { session, input, action, potId }
      const found = parts.seats.of(session)
      const seat = found instanceof Promise ? await found : found
      const round = await attemptAt(parts, seat, asked, attempt > 0)
      if (round) return { seat, round }
    }
    throw new StudioRefused('try_again')
  }
}

/** Undefined when more is known now, so that it is worth another attempt. */
async function attemptAt(
  parts: RoundParts,
  seat: Seat,
  asked: Asked,
  isLate: boolean,
): Promise<Round | undefined> {
  const { store, settle, seats, clock, catalogue, locks } = parts
  const { input, session } = asked
  if (seat.current?.id === input.id) return goOn(parts, seat, seat.current, asked)
  // The same may begin by another click whenever this one waits.
  const hasBegun = () => seat.current?.id === input.id
  // The client seed may have been given to another process; clicks at the same time look once.
  if (!isCommitted(seat.seed)) {
    await (seat.running?.catch(() => undefined) ?? alone(seat, () => seats.reload(seat)))
  }
  if ((await settle.bringUp(seat, session.walletSession)) || hasBegun()) return undefined
  const refusal = refusedBegin(seat, asked, clock.now())
  if (refusal === undefined && !isLate) return begin(parts, seat, asked)
  const row = await store.byId(input.id)
  if (!row && hasBegun()) return undefined
  if (!row && refusal) throw new StudioRefused(refusal)
  if (!row) return seat.running ? undefined : begin(parts, seat, asked)
  if (row.seatId !== seat.id) throw new StudioRefused('not_found')
  if (row.endState !== null) return repeated(parts, roundOf(row, catalogue, locks), asked)
  if (!seat.running) await alone(seat, () => seats.reload(seat))
  return undefined
}

/** Why no round begins now. */
function refusedBegin(seat: Seat, { session, input }: Asked, now: Date): StudioRefusal | undefined {
  const { rules, currency } = session
  if (seat.running || (seat.current && !seat.current.end)) return 'round_open'
  if (input.step !== 0) return 'not_found'
  if (!isCommitted(seat.seed)) return 'seed_required'
  if (input.auto === true && !rules.autoplay) return 'not_allowed'
  // Whoever plays by itself spins: a purchase is made by hand.
  const mayBuy = rules.buyFeature && input.auto !== true
  if (input.action.type === 'buy' && !mayBuy) return 'not_allowed'
  if (!isOffered(parseAmount(input.credit) ?? zero, currency)) return 'bet_not_offered'
  if (rules.minimumCycleMs === 0 || !seat.current) return undefined
  // Another process may have begun it, by a clock that is a little ahead of ours.
  const sinceMs = Math.abs(now.getTime() - seat.current.at.getTime())
  return sinceMs < rules.minimumCycleMs ? 'too_soon' : undefined
}

function begin(parts: RoundParts, seat: Seat, asked: Asked): Promise<Round | undefined> {
  const { catalogue, clock, random, writer, seats, settle } = parts
  const { session } = asked
  const { seed } = seat
  if (!isCommitted(seed)) throw new StudioRefused('seed_required')
  random.requireSound()
  // Never another configuration than the one that the player was shown.
  const game = catalogue.find(session.game, session.version ?? undefined)
  if (!game) throw new StudioRefused('game_closed')
  const round = beginRound({ ...asked, seat, seed, game, at: clock.now() })
  return alone(seat, async () => {
    seat.current = round
    seat.number = round.number
    if (!(await stored(parts, seat, () => writer.begin(rowOf(round))))) {
      await stored(parts, seat, () => seats.reload(seat))
      return undefined
    }
    await settle.settle(seat, round, session.walletSession)
    return round
  })
}
