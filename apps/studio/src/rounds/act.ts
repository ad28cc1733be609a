import { parseAmount, zero } from '@fairhouse/money'
import type { StudioInput, StudioRefusal } from '@fairhouse/protocol/studio'
import { isCommitted } from '#fairness'
import { StudioRefused } from '#kit'
import { isOffered } from '#levels'
import type { Session } from '#sessions'
import { orReload, repeatAnswer, type ActRequest } from './idempotency.ts'
import { beginRound } from './begin.ts'
import { continueRound } from './continue-round.ts'
import type { RoundDeps } from './deps.ts'
import type { Round } from './round.ts'
import { exclusively, type Seat } from './seats.ts'
import { roundOf } from './row-mapping.ts'

export interface Acted {
  seat: Seat
  round: Round
}

const maxAttempts = 5

/** Begins and continues rounds. A repeated request gets the same answer. */
export function createAct(deps: RoundDeps) {
  return async (session: Session, input: StudioInput<'act'>): Promise<Acted> => {
    const action = JSON.stringify(input.action)
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const potId = await deps.pots.of(session, attempt > 0)
      const request = { session, input, action, potId }
      const found = deps.seats.of(session)
      const seat = found instanceof Promise ? await found : found
      const round = await attemptAt(deps, seat, request, attempt > 0)
      if (round) return { seat, round }
    }
    throw new StudioRefused('try_again')
  }
}

/** Returns undefined if the state changed meanwhile; the caller retries. */
async function attemptAt(
  deps: RoundDeps,
  seat: Seat,
  request: ActRequest,
  isRetry: boolean,
): Promise<Round | undefined> {
  const { store, settle, seats, clock, catalogue, encryption } = deps
  const { input, session } = request
  if (seat.current?.id === input.id) return continueRound(deps, seat, seat.current, request)
  // Another click may start the same round while this one waits.
  const hasBegun = () => seat.current?.id === input.id
  // Another process may have stored the client seed. Simultaneous clicks share one reload.
  if (!isCommitted(seat.seed)) {
    await (seat.running?.catch(() => undefined) ?? exclusively(seat, () => seats.reload(seat)))
  }
  if ((await settle.settlePending(seat, session.walletSession)) || hasBegun()) return undefined
  const refusal = refusedBegin(seat, request, clock.now())
  if (refusal === undefined && !isRetry) return begin(deps, seat, request)
  const row = await store.byId(input.id)
  if (!row && hasBegun()) return undefined
  if (!row && refusal) throw new StudioRefused(refusal)
  if (!row) return seat.running ? undefined : begin(deps, seat, request)
  if (row.seatId !== seat.id) throw new StudioRefused('not_found')
  // Another process has played it, so its balance is not ours.
  if (row.number > seat.number && !seat.running) await exclusively(seat, () => seats.reload(seat))
  const stored = roundOf(row, catalogue, encryption)
  if (stored.end) return repeatAnswer(deps, stored, request)
  if (!seat.running) await exclusively(seat, () => seats.reload(seat))
  return undefined
}

/** Returns the refusal of a new round, or undefined if it may begin. */
function refusedBegin(
  seat: Seat,
  { session, input }: ActRequest,
  now: Date,
): StudioRefusal | undefined {
  const { rules, currency } = session
  if (seat.running || (seat.current && !seat.current.end)) return 'round_open'
  if (input.step !== 0) return 'not_found'
  if (!isCommitted(seat.seed)) return 'seed_required'
  if (input.auto === true && !rules.autoplay) return 'not_allowed'
  // Autoplay may only spin; buying a feature needs a click.
  const mayBuy = rules.buyFeature && input.auto !== true
  if (input.action.type === 'buy' && !mayBuy) return 'not_allowed'
  if (!isOffered(parseAmount(input.credit) ?? zero, currency)) return 'bet_not_offered'
  if (rules.minimumCycleMs === 0 || !seat.current) return undefined
  // The clock of the process that began the round may be slightly ahead, hence the absolute value.
  const sinceMs = Math.abs(now.getTime() - seat.current.at.getTime())
  return sinceMs < rules.minimumCycleMs ? 'too_soon' : undefined
}

/** Returns undefined if another process has played at the seat; the caller retries. */
function begin(deps: RoundDeps, seat: Seat, request: ActRequest): Promise<Round | undefined> {
  const { catalogue, clock, random, settle } = deps
  const { session } = request
  const { seed } = seat
  if (!isCommitted(seed)) throw new StudioRefused('seed_required')
  random.requireSound()
  // Plays the version that the player was shown when the session began.
  const game = catalogue.find(session.game, session.version ?? undefined)
  if (!game) throw new StudioRefused('game_closed')
  const round = beginRound({ ...request, seat, seed, game, at: clock.now() })
  return exclusively(seat, async () => {
    // A repeat of the request finds its round here, and waits.
    seat.current = round
    seat.number = round.number
    const isBegun = await orReload(deps, seat, () =>
      settle.begin(seat, round, session.walletSession),
    )
    return isBegun ? round : undefined
  })
}
