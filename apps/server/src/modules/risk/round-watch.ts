import type { Bet, ReportModule } from '#modules/report'
import { largeWin } from './large-win.ts'
import type { Parts } from './parts.ts'
import { raise } from './raise.ts'
import { rulesOf } from './rules-of.ts'

type RoundWatch = Parameters<ReportModule['onRounds']>[0]

/** Looks at what rounds have paid, after the money and with the books of it. */
export function roundWatch({ kit, brands }: Pick<Parts, 'kit' | 'brands'>): RoundWatch {
  return async (bets, transaction) => {
    const won = bets.filter(({ win, status }) => win > 0n && status !== 'rolledBack')
    for (const [code, all] of Map.groupBy(won, ({ brand }) => brand)) {
      const brand = brands.all().find((one) => one.code === code)
      if (!brand) continue
      const { isOn, severity, thresholds } = (await rulesOf(transaction, brand)).largeWin
      if (!isOn) continue
      for (const bet of all) {
        const finding = largeWin(thresholds, roundOf(bet))
        if (finding) await raise(kit, transaction, { brandId: brand.id, severity }, finding)
      }
    }
  }
}

const roundOf = ({ endedAt, ...bet }: Bet) => ({ ...bet, at: endedAt ?? bet.at })
