import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { lotteryCalls, lotteryRefusals, type LotteryRefusal } from '@fairhouse/protocol/lottery'
import { studioCalls, studioPath } from '@fairhouse/protocol/studio'
import { BetRefused } from '#events'
import { StudioRefused, type Clock, type Log } from '#kit'
import type { Session, Sessions } from '#sessions'
import type { Handlers } from './calls.ts'
import type { LotteryHandlers } from './lottery-calls.ts'
import { createRateLimit } from './rate-limit.ts'

const bodyLimit = 16 * 1024
/** A slip may hold thousands of pasted numbers. */
const slipLimit = 128 * 1024

/** Any origin may call, because the frame's origin is opaque; players send a bearer token. */
const corsHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

const preflightHeaders = {
  ...corsHeaders,
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-max-age': '86400',
}

export interface MountOptions {
  handlers: Handlers & LotteryHandlers
  sessions: Sessions
  clock: Clock
  log: Log
  checkAnswers: boolean
  closing(): boolean
}

/** Mounts every call of the protocol on its route, in the usual envelope. */
export function mountStudio(app: FastifyInstance, options: MountOptions) {
  const rateLimit = createRateLimit(options.clock)
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const parseJson = scope.getDefaultJsonParser('error', 'error')
    const asText = { parseAs: 'string', bodyLimit } as const
    scope.addContentTypeParser<string>('application/json', asText, (request, body, done) =>
      parseJson(request, body, done),
    )
    scope.setErrorHandler((error, request, reply) =>
      answerError(options.log, error, request, reply),
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
    for (const name of Object.keys(calls) as CallName[]) mount(scope, name, options, rateLimit)
  })
}

const calls = { ...studioCalls, ...lotteryCalls }
type CallName = keyof typeof calls

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties call and handler
function mount<C extends CallName>(
  scope: FastifyInstance,
  name: C,
  { handlers, sessions, checkAnswers, closing }: MountOptions,
  rateLimit: ReturnType<typeof createRateLimit>,
) {
  const { method, path, who: access, input, output } = calls[name]
  const url = `${studioPath}${path}`
  scope.options(url, (_request, reply) => reply.headers(preflightHeaders).code(204).send())
  scope.route({
    method,
    url,
    exposeHeadRoute: false,
    bodyLimit: name === 'lotteryBet' ? slipLimit : bodyLimit,
    handler: async (request, reply) => {
      if (closing()) throw new StudioRefused('shutting_down')
      let session: Session | undefined
      if (access === 'session') {
        const token = bearerOf(request)
        // Unknown tokens cost a database query, so they are limited by address.
        if (!sessions.knows(token)) rateLimit.require(`address ${request.ip}`)
        const found = sessions.of(token)
        session = found instanceof Promise ? await found : found
      }
      rateLimit.require(session ? `session ${session.id}` : `address ${request.ip}`)
      const parsed = input.safeParse(method === 'GET' ? request.query : request.body)
      if (!parsed.success) throw new StudioRefused('bad_request')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- by the call's own schema
      const value = await handlers[name](parsed.data as never, session)
      if (checkAnswers) output.parse(JSON.parse(value))
      return reply
        .headers(corsHeaders)
        .type('application/json; charset=utf-8')
        .send(`{"success":true,"value":${value},"message":""}`)
    },
  })
}

function bearerOf({ headers }: FastifyRequest): string {
  const { authorization } = headers
  if (!authorization?.startsWith('Bearer ')) throw new StudioRefused('session_expired')
  return authorization.slice('Bearer '.length)
}

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

function answerError(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const isRefusal = error instanceof StudioRefused || error instanceof BetRefused
  const code = isRefusal ? error.code : codeOf(error)
  if (code === 'internal_error') {
    log.error({ err: error, reqId: request.id }, 'a call of a game failed')
  }
  const value = error instanceof BetRefused ? (error.detail ?? null) : null
  const answer = { success: false, value, message: messages[code], code }
  return reply.headers(corsHeaders).code(lotteryRefusals[code]).send(answer)
}

/** Fastify's client errors are bad requests; all others are faults of ours. */
function codeOf(error: unknown): LotteryRefusal {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  return status >= 400 && status < 500 ? 'bad_request' : 'internal_error'
}
