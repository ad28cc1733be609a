import type { Kit } from '#platform/kit'
import { casesOf } from './cases.ts'
import { deskOf } from './desk.ts'
import { exclusionsOf } from './exclusions.ts'
import { riskHttp } from './http.ts'
import type { Below } from './parts.ts'
import { roundWatch } from './round-watch.ts'
import { ruleDeskOf } from './rule-desk.ts'
import { watchingOf } from './watch.ts'

/** What may be fraud, and who looks into it. */
export function createRisk(kit: Kit, below: Below) {
  const parts = { kit, ...below }
  below.report.onRounds(roundWatch(parts))
  return {
    http: riskHttp({
      rules: ruleDeskOf(parts),
      cases: casesOf(parts),
      desk: deskOf(parts),
      exclusions: exclusionsOf(parts),
    }),
    /** Timed work: raises cases of what was asked for and tied together. */
    watch: watchingOf(parts),
  }
}
