import type { LotteryKey } from '@fairhouse/i18n/lottery'
import type { LotteryCode, LotteryRefused } from '../data/index.ts'
import { moneyText } from '#lib/money'
import type { Translated } from '../bet-types/index.ts'

/** LIST of the texts of refusals; all others have one text. */
const texts: Partial<Record<LotteryCode, LotteryKey>> = {
  too_late: 'lottery.refused_too_late',
  prices_changed: 'lottery.refused_prices',
  insufficient_funds: 'lottery.refused_funds',
  limit_reached: 'lottery.refused_limit',
  player_blocked: 'lottery.refused_blocked',
  session_expired: 'lottery.refused_session',
  game_closed: 'lottery.refused_closed',
  not_allowed: 'lottery.refused_not_allowed',
  id_conflict: 'lottery.refused_conflict',
}

/** LIST of the texts of faults of a bet or a line. */
const faults: Readonly<Record<string, LotteryKey>> = {
  stake_step: 'lottery.fault_step',
  line_limit: 'lottery.fault_line_limit',
  bet_stake: 'lottery.fault_bet_stake',
  bet_payout: 'lottery.fault_bet_payout',
  too_many_numbers: 'lottery.fault_numbers',
}

/** Why a bet was refused, and what would be accepted. */
export function refusalText(
  { code, detail }: LotteryRefused,
  currency: string,
  t: Translated,
): string {
  const line = (detail?.line ?? 0) + 1
  if (code === 'liability_reached') {
    return t('lottery.refused_liability', { line, left: moneyText(detail?.left ?? '0', currency) })
  }
  const fault = faults[detail?.fault ?? '']
  if (fault) return t(fault, { line, max: moneyText(detail?.max ?? '0', currency) })
  if (code === 'line_refused') return t('lottery.refused_line', { line })
  return t(texts[code] ?? 'lottery.refused')
}
