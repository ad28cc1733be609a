import type { Calls, OutputOf } from '@fairhouse/protocol'
import { clerkOf, type HandlersOf } from '#platform/http'
import { deskOf } from '../desk.ts'
import { flagDeskOf } from '../flag-desk.ts'
import type { Parts } from '../parts.ts'
import { ruleDeskOf } from '../rule-desk.ts'
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

/** A page of rows of which one more was asked for, and after which the next one begins. */
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

export function officeHttp(parts: Parts): HandlersOf<Route> {
  return { ...ruleHandlers(parts), ...memberHandlers(parts), ...flagHandlers(parts) }
}

function ruleHandlers(parts: Parts) {
  const { kit, limits } = parts
  const desk = ruleDeskOf(parts)
  return {
    'GET /office/api/safety/rules': async ({ input }) => {
      const { scope = null, scopeId = null } = input
      return { list: await limits.rules.list(kit.database.db, scope, scopeId) }
    },
    'PUT /office/api/safety/rule': async (request) => {
      const { value, reason, ...rule } = request.input
      await desk.set(rule, value, reason, clerkOf(request))
      return {}
    },
    'POST /office/api/safety/rule/remove': async (request) => {
      const { reason, ...rule } = request.input
      await desk.remove(rule, reason, clerkOf(request))
      return {}
    },
  } satisfies Partial<HandlersOf<Route>>
}

function memberHandlers(parts: Parts) {
  const { kit, exclusion, limits } = parts
  const { db } = kit.database
  const desk = deskOf(parts)
  return {
    'GET /office/api/safety/member': async (request) => {
      const { memberId } = request.input
      const player = await desk.looked('fileRead', memberId, clerkOf(request))
      const changes = await limits.changesOf(memberId)
      return {
        limits: await limits.shownTo(player),
        changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
        exclusions: await exclusion.exportOf(memberId),
        flags: (await flagStore(db).all(memberId)).map(flagShown),
      }
    },
    'POST /office/api/safety/exclude': async (request) => {
      const { memberId, length, reason } = request.input
      await desk.exclude(memberId, length, reason, clerkOf(request))
      return {}
    },
    'POST /office/api/safety/freeze': async (request) => {
      const { memberId, frozen, reason } = request.input
      await desk.freeze(memberId, frozen, reason, clerkOf(request))
      return {}
    },
    'PUT /office/api/safety/contact': async (request) => {
      const { memberId, way, content } = request.input
      return { id: await desk.note(memberId, way, content, clerkOf(request)) }
    },
    'GET /office/api/safety/contacts': async (request) => {
      const { memberId, before = null } = request.input
      await desk.looked('contactsRead', memberId, clerkOf(request))
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

function flagHandlers(parts: Parts) {
  const { kit, brands } = parts
  const { db } = kit.database
  const desk = flagDeskOf(parts)
  return {
    'GET /office/api/safety/flags': async ({ input }) => {
      const { memberId = null, after = null } = input
      const { page, next } = pageOf(await flagStore(db).open(memberId, after, pageSize + 1))
      return { list: page.map(flagShown), next }
    },
    'GET /office/api/safety/flag': async (request) => {
      const flag = await desk.read(request.input.id, clerkOf(request))
      const { currency } = brands.byId(flag.brandId)
      return { ...flagShown(flag), figures: flag.figures, currency }
    },
    'POST /office/api/safety/flag/close': async (request) => {
      await desk.close(request.input.id, request.input.note, clerkOf(request))
      return {}
    },
  } satisfies Partial<HandlersOf<Route>>
}
