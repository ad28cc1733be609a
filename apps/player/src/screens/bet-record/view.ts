import type { Value } from '#lib/call'

export type BetRecordPage = Value<'GET /wps/record/bets'>
export type Bet = BetRecordPage['list'][number]
