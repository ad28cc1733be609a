import type {
  LotteryCall,
  LotteryInput,
  LotteryRefusal,
  LotteryValue,
  RefusedBet,
} from '@fairhouse/protocol/lottery'

/** `unreachable`: no answer, or not one of the studio. */
export type LotteryCode = LotteryRefusal | 'unreachable'

/** LIST of refusals after which the same request is safely repeated. */
const passing: readonly LotteryCode[] = [
  'unreachable',
  'try_again',
  'shutting_down',
  'internal_error',
  'too_soon',
]

export class LotteryRefused extends Error {
  readonly code: LotteryCode
  readonly detail: RefusedBet | undefined

  constructor(code: LotteryCode, detail?: RefusedBet) {
    super(`the lottery refused: ${code}`)
    this.code = code
    this.detail = detail
  }

  get isPassing(): boolean {
    return passing.includes(this.code)
  }
}

/** LIST of call paths, checked against the protocol by the compiler. */
const calls: Record<LotteryCall, { method: 'GET' | 'POST'; path: string }> = {
  lotteryGames: { method: 'GET', path: '/lottery/games' },
  lotteryRules: { method: 'GET', path: '/lottery/rules' },
  lotteryDraws: { method: 'GET', path: '/lottery/draws' },
  lotteryResults: { method: 'GET', path: '/lottery/results' },
  lotteryDraw: { method: 'GET', path: '/lottery/draw' },
  lotteryHashes: { method: 'GET', path: '/lottery/draw/hashes' },
  lotteryOpen: { method: 'POST', path: '/lottery/open' },
  lotteryBalance: { method: 'GET', path: '/lottery/balance' },
  lotteryBet: { method: 'POST', path: '/lottery/bet/place' },
  lotteryChase: { method: 'POST', path: '/lottery/chase' },
  lotteryStopChase: { method: 'POST', path: '/lottery/chase/stop' },
  lotteryCancel: { method: 'POST', path: '/lottery/bet/cancel' },
  lotteryBetById: { method: 'GET', path: '/lottery/bet' },
  lotteryBets: { method: 'GET', path: '/lottery/bets' },
}

const timeoutMs = 8000

interface Answer {
  success: boolean
  code?: LotteryCode
  value?: unknown
}

/** Sends one request to the studio; every failure becomes a `LotteryRefused`. */
export async function lotteryCall<C extends LotteryCall>(
  name: C,
  input: LotteryInput<C>,
  session?: string,
): Promise<LotteryValue<C>> {
  const { method, path } = calls[name]
  const query = method === 'GET' ? new URLSearchParams(entriesOf(input)).toString() : ''
  const answer = await receive(`/studio/v1${path}${query && `?${query}`}`, {
    method,
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(session !== undefined && { authorization: `Bearer ${session}` }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the studio's tests hold it
  if (answer.success) return answer.value as LotteryValue<C>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the studio's tests hold it
  throw new LotteryRefused(answer.code ?? 'unreachable', answer.value as RefusedBet | undefined)
}

async function receive(address: string, init: RequestInit): Promise<Answer> {
  try {
    const answer: unknown = await (await fetch(address, init)).json()
    if (isAnswer(answer)) return answer
  } catch {
    // The answer is not the studio's, for example a proxy's error page.
  }
  return { success: false, code: 'unreachable' }
}

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  (answer.success === true || 'code' in answer)

function entriesOf(input: object): Record<string, string> {
  const filled = Object.entries(input).filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled.map(([key, value]) => [key, String(value)]))
}
