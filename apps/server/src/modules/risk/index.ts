import type { Kit } from '#platform/kit'
import { createCaseQueries } from './case-queries.ts'
import { createCaseReview } from './review-cases.ts'
import { createExclusionList } from './exclusions.ts'
import { riskHttp } from './http.ts'
import type { ModuleDeps } from './deps.ts'
import { createRoundWatch } from './round-watch.ts'
import { createRulesAdmin } from './rules-admin.ts'
import { createWatch } from './watch.ts'

export type RiskModule = ReturnType<typeof createRisk>

/** Fraud rules, the cases they raise and their review. */
export function createRisk(kit: Kit, modules: ModuleDeps) {
  const deps = { kit, ...modules }
  const rules = createRulesAdmin(deps)
  modules.report.onRounds(createRoundWatch(deps))
  return {
    http: riskHttp({
      rules,
      cases: createCaseQueries(deps),
      review: createCaseReview(deps),
      exclusions: createExclusionList(deps),
    }),
    ruleWork: rules.work,
    /** Timed work: raises cases for withdrawals and shared accounts. */
    watch: createWatch(deps),
  }
}
