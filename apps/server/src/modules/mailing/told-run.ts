import type { Parts } from './parts.ts'
import type { Run } from './store/runs.ts'

/** A letter on its way as colleagues see it: those who were named, by their names. */
export async function toldRun({ brands, member }: Pick<Parts, 'brands' | 'member'>, run: Run) {
  const { memberIds, ...filters } = run.segment
  const accounts = memberIds && (await member.accountsOf(memberIds))
  const said = run.words[brands.byId(run.brandId).language] ?? Object.values(run.words)[0]
  return {
    id: run.id,
    template: run.template,
    title: said?.title ?? '',
    segment: { ...filters, ...(accounts && { accounts: accounts.map((one) => one.account) }) },
    expected: run.expected,
    sent: run.sent,
    state: run.state,
    by: run.by,
    at: run.at.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}
