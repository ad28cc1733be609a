import { approvalKinds, type ApprovalKind } from '@fairhouse/protocol'
import type { AuditModule } from '#modules/audit'
import type { MemberModule } from '#modules/member'
import type { Executor } from '#platform/database'
import type { StaffActor } from '#platform/http'
import type { Kit } from '#platform/kit'
import { createDecide } from './decide.ts'
import { createApprovalRequests } from './approval-requests.ts'
import { permissionsNow } from './rules.ts'
import { createWithdraw } from './withdraw.ts'
import { accountStore } from './store/accounts.ts'
import {
  approvalStore,
  pendingStore,
  type Approval,
  type ApprovalQuery,
} from './store/approvals.ts'

type Payload = Record<string, unknown>

/** An approved request, as passed to its action. */
export type ApprovedRequest = Pick<Approval, 'id' | 'payload' | 'reason' | 'askedBy'>

/** The action of an approval kind, carried out once a second person approves. */
export interface ApprovalAction {
  /** The staff member concerned, who cannot approve it. */
  staffConcerned?(payload: Payload): string | undefined
  /** The member concerned. */
  memberConcerned?(payload: Payload): string
  /** Runs in the decision's transaction; a refusal leaves the request open. */
  execute(agreed: ApprovedRequest, second: StaffActor, transaction: Executor): Promise<void>
  /** Runs in the same transaction when the request is rejected or withdrawn. */
  onRejected?(payload: Payload, transaction: Executor): Promise<void>
  /** Runs after the commit, for effects outside the database. */
  afterCommit?(payload: Payload): Promise<void>
}

export type ApprovalActions = Record<ApprovalKind, ApprovalAction>

const pageSize = 50

/** Looks up account names. */
export type AccountNames = Pick<MemberModule, 'accountsOf'>

/** Four-eyes approval: one person requests, another decides, once. */
export function createApprovals(kit: Kit, audit: AuditModule, { accountsOf }: AccountNames) {
  const { db } = kit.database
  let actions: ApprovalActions | undefined

  function actionOf(kind: ApprovalKind): ApprovalAction {
    if (!actions) throw new Error('nobody has said what approvals do')
    return actions[kind]
  }

  const isInvolved = ({ askedBy, kind, payload }: Approval, staffId: string) =>
    askedBy === staffId || actionOf(kind).staffConcerned?.(payload) === staffId

  const memberOf = ({ kind, payload }: Approval) => actionOf(kind).memberConcerned?.(payload)

  /** Account names of the members concerned. */
  async function namesFor(list: readonly Approval[]): Promise<Map<string, string>> {
    const ids = [...new Set(list.flatMap((one) => memberOf(one) ?? []))]
    const found = ids.length > 0 ? await accountsOf(ids) : []
    return new Map(found.map(({ id, account }) => [id, account]))
  }

  const decide = createDecide(kit, audit, { actionOf, isInvolved })
  const withdraw = createWithdraw(kit, audit, actionOf)

  return {
    /** Called once during wiring. */
    registerActions: (all: ApprovalActions) => void (actions = all),
    ...createApprovalRequests(kit, audit),
    /** A page of approvals, with whether this staff member may decide each. */
    async page(wanted: ApprovalQuery, staffId: string) {
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
          !isInvolved(one, staffId),
      }))
      return { list, next }
    },
    open: pendingStore(db).open,
    /** Pending requests of these kinds about any subject. */
    pendingOf: pendingStore(db).ofKinds,
    find: approvalStore(db).find,
    before: approvalStore(db).before,
    withdraw,
    approve: (id: string, by: StaffActor) => decide(id, { state: 'approved', reason: null }, by),
    reject: (id: string, reason: string, by: StaffActor) =>
      decide(id, { state: 'rejected', reason }, by),
  }
}
