import type { Deps } from './deps.ts'
import type { Run } from './store/runs.ts'

/** A campaign as shown to staff, with named accounts by name. */
export async function toRunView({ brands, member }: Pick<Deps, 'brands' | 'member'>, run: Run) {
  const { memberIds, ...filters } = run.segment
  const accounts = memberIds && (await member.accountsOf(memberIds))
  const words = run.words[brands.byId(run.brandId).language] ?? Object.values(run.words)[0]
  return {
    id: run.id,
    template: run.template,
    title: words?.title ?? '',
    segment: { ...filters, ...(accounts && { accounts: accounts.map((one) => one.account) }) },
    expected: run.expected,
    sent: run.sent,
    state: run.state,
    by: run.by,
    at: run.at.toISOString(),
    endedAt: run.endedAt?.toISOString() ?? null,
  }
}
