import type { Bet, ReportModule } from '#modules/report'
import { largeWin } from './large-win.ts'
import type { Deps } from './deps.ts'
import { raiseCase } from './raise-case.ts'
import { loadRules } from './load-rules.ts'

type RoundWatch = Parameters<ReportModule['onRounds']>[0]

/** Checks finished rounds in the transaction that reports them. */
export function createRoundWatch({ kit, brands }: Pick<Deps, 'kit' | 'brands'>): RoundWatch {
  return async (bets, transaction) => {
    const won = bets.filter(({ win, status }) => win > 0n && status !== 'rolledBack')
    for (const [code, all] of Map.groupBy(won, ({ brand }) => brand)) {
      const brand = brands.all().find((one) => one.code === code)
      if (!brand) continue
      const { isOn, severity, thresholds } = (await loadRules(transaction, brand)).largeWin
      if (!isOn) continue
      for (const bet of all) {
        const finding = largeWin(thresholds, roundOf(bet))
        if (finding) await raiseCase(kit, transaction, { brandId: brand.id, severity }, finding)
      }
    }
  }
}

const roundOf = ({ endedAt, ...bet }: Bet) => ({ ...bet, at: endedAt ?? bet.at })
