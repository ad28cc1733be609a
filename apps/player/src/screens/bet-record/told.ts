import type { Value } from '#lib/call'

export type Told = Value<'GET /wps/record/bets'>
export type Bet = Told['list'][number]
