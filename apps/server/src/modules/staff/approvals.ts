import { approvalKinds, type ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import type { Executor } from '#platform/database'
import type { Kit } from '#platform/kit'
import { createDecide } from './decide.ts'
import { requestsOf } from './requests.ts'
import { permissionsNow, type Colleague } from './rules.ts'
import { accountStore } from './store/accounts.ts'
import { approvalStore, type Approval, type Wanted } from './store/approvals.ts'

type Payload = Record<string, unknown>

/** What was asked for, as who does it is told. */
export type Agreed = Pick<Approval, 'id' | 'payload' | 'reason' | 'askedBy'>

/** What is done when two people agree. */
export interface ApprovalWork {
  /** The colleague it is about, who cannot be the second person either. */
  concerns?(payload: Payload): string | undefined
  /** The member it is about. */
  member?(payload: Payload): string
  /** In the transaction of the decision; what it refuses stays open. */
  carryOut(agreed: Agreed, second: Colleague, transaction: Executor): Promise<void>
  /** Instead of it, in the same transaction, when the second person says no. */
  drop?(payload: Payload, transaction: Executor): Promise<void>
  /** After the commit: what no transaction can hold. */
  afterwards?(payload: Payload): Promise<void>
}

export type ApprovalWorks = Record<ApprovalKind, ApprovalWork>

const pageSize = 50

/** Who knows what members are called. */
export type Names = Pick<MemberModule, 'accountsOf'>

/** Four eyes: one person asks, another decides, once. */
export function createApprovals(kit: Kit, audit: AuditModule, { accountsOf }: Names) {
  const { db } = kit.database
  let works: ApprovalWorks | undefined

  function workOf(kind: ApprovalKind): ApprovalWork {
    if (!works) throw new Error('nobody has said what approvals do')
    return works[kind]
  }

  const isPartOfIt = ({ askedBy, kind, payload }: Approval, staffId: string) =>
    askedBy === staffId || workOf(kind).concerns?.(payload) === staffId

  const memberOf = ({ kind, payload }: Approval) => workOf(kind).member?.(payload)

  /** What the members are called whom approvals are about. */
  async function namesFor(list: readonly Approval[]): Promise<Map<string, string>> {
    const ids = [...new Set(list.flatMap((one) => memberOf(one) ?? []))]
    const found = ids.length > 0 ? await accountsOf(ids) : []
    return new Map(found.map(({ id, account }) => [id, account]))
  }

  const decide = createDecide(kit, audit, { workOf, isPartOfIt })

  return {
    /** Said once, when all modules are there. */
    use: (all: ApprovalWorks) => void (works = all),
    ...requestsOf(kit, audit),
    /** A page of them, with whether this colleague may be the second person. */
    async page(wanted: Wanted, staffId: string) {
      const rows = await approvalStore(db).page(wanted, pageSize + 1)
      const page = rows.slice(0, pageSize)
      const next = rows.length > pageSize ? (page.at(-1)?.id ?? null) : null
      const own = permissionsNow(await accountStore(db).byId(staffId))
      const names = await namesFor(page)
      const list = page.map((one) => ({
        ...one,
        account: names.get(memberOf(one) ?? '') ?? null,
        mayDecide:
          one.state === 'open' &&
          own.includes(approvalKinds[one.kind]) &&
          !isPartOfIt(one, staffId),
      }))
      return { list, next }
    },
    open: approvalStore(db).open,
    find: approvalStore(db).find,
    before: approvalStore(db).before,
    approve: (id: string, by: Colleague) => decide(id, { state: 'approved', reason: null }, by),
    reject: (id: string, reason: string, by: Colleague) =>
      decide(id, { state: 'rejected', reason }, by),
  }
}
