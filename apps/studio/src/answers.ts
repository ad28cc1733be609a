import { lotteryRefusals, type LotteryRefusal } from '@fairhouse/protocol/lottery'
import { BetRefused } from '#events'
import { StudioRefused, type Log } from '#kit'

/** An answer in the usual envelope, as JSON. */
export interface Answer {
  text: string
  /** Refusal, with its HTTP status. */
  code?: LotteryRefusal
  status: number
}

/** `value` is JSON. */
export const accepted = (value: string): Answer => ({
  text: `{"success":true,"value":${value},"message":""}`,
  status: 200,
})

/** LIST of messages for developers; the game shows its own text by the code. */
const messages: Record<LotteryRefusal, string> = {
  bad_request: 'The request cannot be carried out as it is.',
  session_expired: 'The session has ended: start the game again.',
  not_found: 'There is no such thing.',
  round_open: 'Another round is not over.',
  id_conflict: 'This id was used with other content.',
  seed_required: 'Give a client seed for the published hash of the next server seed first.',
  seed_changed: 'The seeds were changed meanwhile: read them again.',
  not_allowed: 'The rules of your market do not allow it.',
  too_soon: 'Not so fast.',
  bet_not_offered: 'There is no such bet.',
  insufficient_funds: 'The balance is too small.',
  limit_reached: 'A limit of yours is reached.',
  player_blocked: 'You may not play now.',
  game_closed: 'The game is closed.',
  internal_error: 'Something went wrong on our side.',
  try_again: 'No clear answer yet: ask again with the same id, nothing is lost or doubled.',
  shutting_down: 'We are restarting: ask again in a moment.',
  too_late: 'The draw takes no more bets or cancels.',
  prices_changed: 'Other prices hold now: read them again.',
  line_refused: 'A line of the bet cannot be accepted.',
  bet_refused: 'The bet is above a limit of the game.',
  liability_reached: 'So much cannot be taken on this any more.',
}

/** `value` says more about a refused bet. */
export function refused(code: LotteryRefusal, value: BetRefused['detail'] | null = null): Answer {
  const text = JSON.stringify({ success: false, value, message: messages[code], code })
  return { text, code, status: lotteryRefusals[code] }
}

/** The refusal for an error; logs faults of ours. */
export function answerError(log: Log, error: unknown, facts: object): Answer {
  if (error instanceof BetRefused) return refused(error.code, error.detail ?? null)
  const code = error instanceof StudioRefused ? error.code : codeOf(error)
  if (code === 'internal_error') log.error({ err: error, ...facts }, 'a call of a game failed')
  return refused(code)
}

/** Fastify's client errors are bad requests; all others are faults of ours. */
function codeOf(error: unknown): LotteryRefusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'bad_request' : 'internal_error'
}
