import type { Calls, OutputOf } from '@fairhouse/protocol'
import { staffActorOf, type HandlersOf } from '#platform/http'
import { createMemberActions } from '../member-actions.ts'
import { createFlagReview } from '../review-flags.ts'
import type { Deps } from '../deps.ts'
import type { createRulesAdmin } from '../rules-admin.ts'
import { contactStore } from '../store/contacts.ts'
import { flagStore, type Flag } from '../store/flags.ts'

type Route =
  | 'GET /office/api/safety/rules'
  | 'PUT /office/api/safety/rule'
  | 'POST /office/api/safety/rule/remove'
  | 'GET /office/api/safety/member'
  | 'POST /office/api/safety/exclude'
  | 'POST /office/api/safety/freeze'
  | 'GET /office/api/safety/flags'
  | 'GET /office/api/safety/flag'
  | 'POST /office/api/safety/flag/close'
  | 'PUT /office/api/safety/contact'
  | 'GET /office/api/safety/contacts'

const pageSize = 50

/** Cuts the extra row that shows whether another page follows. */
function pageOf<Row extends { id: string }>(rows: readonly Row[]) {
  const page = rows.slice(0, pageSize)
  return { page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null }
}

type FlagShown = OutputOf<Calls['GET /office/api/safety/flags']>['list'][number]

function flagShown({ closedAt, closedBy, note, ...flag }: Flag): FlagShown {
  const closed =
    closedAt && closedBy !== null && note !== null
      ? { at: closedAt.toISOString(), by: closedBy, note }
      : null
  const { id, memberId, brandId, pattern, happenedAt, raisedAt } = flag
  return {
    id,
    memberId,
    brandId,
    pattern,
    happenedAt: happenedAt.toISOString(),
    raisedAt: raisedAt.toISOString(),
    closed,
  }
}

export function officeHttp(deps: Deps, rules: RulesAdmin): HandlersOf<Route> {
  return { ...ruleHandlers(deps, rules), ...memberHandlers(deps), ...flagHandlers(deps) }
}

type RulesAdmin = ReturnType<typeof createRulesAdmin>

function ruleHandlers({ kit, limits }: Deps, actions: RulesAdmin) {
  return {
    'GET /office/api/safety/rules': async ({ input }) => {
      const { scope = null, scopeId = null } = input
      return { list: await limits.rules.list(kit.database.db, scope, scopeId) }
    },
    'PUT /office/api/safety/rule': async (request) => {
      const { value, reason, ...rule } = request.input
      return { approval: await actions.set(rule, value, reason, staffActorOf(request)) }
    },
    'POST /office/api/safety/rule/remove': async (request) => {
      const { reason, ...rule } = request.input
      return { approval: await actions.remove(rule, reason, staffActorOf(request)) }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function memberHandlers(deps: Deps) {
  const { kit, exclusion, limits } = deps
  const { db } = kit.database
  const actions = createMemberActions(deps)
  return {
    'GET /office/api/safety/member': async (request) => {
      const { memberId } = request.input
      const player = await actions.auditRead('fileRead', memberId, staffActorOf(request))
      const changes = await limits.changesOf(memberId)
      return {
        limits: await limits.viewFor(player),
        changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
        exclusions: await exclusion.exportOf(memberId),
        flags: (await flagStore(db).all(memberId)).map(flagShown),
      }
    },
    'POST /office/api/safety/exclude': async (request) => {
      const { memberId, length, reason } = request.input
      await actions.exclude(memberId, length, reason, staffActorOf(request))
      return {}
    },
    'POST /office/api/safety/freeze': async (request) => {
      const { memberId, frozen, reason } = request.input
      await actions.freeze(memberId, frozen, reason, staffActorOf(request))
      return {}
    },
    'PUT /office/api/safety/contact': async (request) => {
      const { memberId, way, content } = request.input
      return { id: await actions.note(memberId, way, content, staffActorOf(request)) }
    },
    'GET /office/api/safety/contacts': async (request) => {
      const { memberId, before = null } = request.input
      await actions.auditRead('contactsRead', memberId, staffActorOf(request))
      const { page, next } = pageOf(await contactStore(db).page(memberId, before, pageSize + 1))
      const list = page.map(({ id, way, content, staffId, at }) => ({
        id,
        way,
        content,
        staffId,
        at: at.toISOString(),
      }))
      return { list, next }
    },
  } satisfies Partial<HandlersOf<Route>>
}

function flagHandlers(deps: Deps) {
  const { kit, brands } = deps
  const { db } = kit.database
  const actions = createFlagReview(deps)
  return {
    'GET /office/api/safety/flags': async ({ input }) => {
      const { memberId = null, after = null } = input
      const { page, next } = pageOf(await flagStore(db).open(memberId, after, pageSize + 1))
      return { list: page.map(flagShown), next }
    },
    'GET /office/api/safety/flag': async (request) => {
      const flag = await actions.read(request.input.id, staffActorOf(request))
      const { currency } = brands.byId(flag.brandId)
      return { ...flagShown(flag), figures: flag.figures, currency }
    },
    'POST /office/api/safety/flag/close': async (request) => {
      await actions.close(request.input.id, request.input.note, staffActorOf(request))
      return {}
    },
  } satisfies Partial<HandlersOf<Route>>
}
