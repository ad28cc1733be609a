import * as z from 'zod/mini'
import type { Calls, InputOf, StopTarget } from '@fairhouse/protocol'
import type { ActionOf } from '@fairhouse/protocol/audit'
import type { Brand, Stop } from '#modules/brand'
import type { ApprovalAction } from '#modules/staff'
import { Refusal, type StaffActor } from '#platform/http'
import type { Deps } from './deps.ts'

type StopRequest = InputOf<Calls['POST /office/api/stop']>

const endPayload = z.object({ stopId: z.uuid() })
const maxMs = 30 * 86_400_000

/** Closes things at once until a time, and opens them again. */
export function createEmergencyStops(deps: Deps) {
  const { kit, audit, brands, gameProvider, staff } = deps
  const { clock, random, database } = kit
  const { db } = database

  /** Games ask for the stops of their brand, so brands are loaded first. */
  async function show(): Promise<void> {
    await brands.reload()
    await gameProvider.reload()
  }

  async function start(request: StopRequest, by: StaffActor): Promise<string> {
    const concerned = await requireTarget(deps, request)
    const now = clock.now()
    const until = requireEnd(request.until, now)
    const { what, brandId = null, vendor = null, game = null, reason } = request
    const texts = requireTexts(request.texts, concerned)
    const target = { brandId, what, vendor, game }
    const id = random.orderedId()
    await db.transaction().execute(async (transaction) => {
      const store = brands.stopStore(transaction)
      await store.lockAll()
      for (const other of await store.open()) {
        if (other.until <= now || !isSameTarget(other, target)) continue
        // One person may close for longer, not for shorter.
        if (other.until >= until) throw new Refusal('already_decided')
        await store.end(other.id, now, by.staffId)
      }
      const stop = { id, ...target, texts, since: now, until, staffId: by.staffId, reason }
      await store.add(stop)
      const after = { ...target, until: until.toISOString(), texts }
      await audit.record({ ...auditEntry(by, 'stop.start', stop), after, reason }, transaction)
    })
    await show()
    return id
  }

  return {
    start,
    ...createEarlyEnd(deps, show),
    /** Timed work: records the end of what is over, on whichever process comes first. */
    async endDue(): Promise<void> {
      const ended = await db.transaction().execute(async (transaction) => {
        const due = await brands.stopStore(transaction).endDue(clock.now())
        for (const stop of due) {
          const after = { endedAt: stop.until.toISOString() }
          await audit.record({ ...auditEntry(undefined, 'stop.end', stop), after }, transaction)
        }
        return due
      })
      if (ended.length === 0) return
      for (const { id } of ended) await staff.approvals.lapse('stop.end', id)
      await show()
    },
  }
}

/** Ends a stop before its time, which two people do together. */
function createEarlyEnd({ kit, audit, brands, staff }: Deps, show: () => Promise<void>) {
  const { clock, database } = kit

  /** Asks a second person to end a stop before its time. */
  async function askEnd(id: string, reason: string, by: StaffActor): Promise<string> {
    return database.db.transaction().execute(async (transaction) => {
      const stop = await brands.stopStore(transaction).lock(id)
      if (!stop) throw new Refusal('not_found')
      if (stop.endedAt || stop.until <= clock.now()) throw new Refusal('already_decided')
      const { brandId, what, vendor, game } = stop
      const until = stop.until.toISOString()
      const payload = {
        stopId: id,
        ...(brandId !== null && { brandId }),
        what,
        vendor,
        game,
        until,
      }
      const asking = { kind: 'stop.end', payload, reason, subject: id } as const
      return staff.approvals.askWithin(transaction, asking, by)
    })
  }

  const endWork: ApprovalAction = {
    async execute({ payload, reason }, second, transaction) {
      const { stopId } = endPayload.parse(payload)
      const store = brands.stopStore(transaction)
      const stop = await store.lock(stopId)
      const now = clock.now()
      if (!stop || stop.endedAt || stop.until <= now) throw new Refusal('already_decided')
      await store.end(stopId, now, second.staffId)
      const change = {
        before: { until: stop.until.toISOString() },
        after: { endedAt: now.toISOString() },
      }
      const entry = auditEntry(second, 'stop.end', stop)
      await audit.record({ ...entry, ...change, reason }, transaction)
    },
    afterCommit: show,
  }

  return { askEnd, endWork }
}

const isSameTarget = (stop: Stop, { brandId, what, vendor, game }: StopPlace) =>
  stop.brandId === brandId && stop.what === what && stop.vendor === vendor && stop.game === game

type StopPlace = Pick<Stop, 'brandId' | 'what' | 'vendor' | 'game'>

/** The brands that the target concerns; refuses an unknown one. */
export async function requireTarget(
  { brands, gameProvider }: Pick<Deps, 'brands' | 'gameProvider'>,
  { what, brandId, vendor, game }: StopTarget,
): Promise<Brand[]> {
  const isWhole =
    (what === 'vendor' || what === 'game') === (vendor !== undefined) &&
    (what === 'game') === (game !== undefined)
  const known = gameProvider.all().find(({ code }) => code === vendor)
  if (!isWhole || (vendor !== undefined && !known)) throw new Refusal('not_found')
  if (game !== undefined && !known?.games.has(game)) throw new Refusal('not_found')
  if (brandId === undefined) return brands.all()
  const brand = await brands.find(brandId)
  if (!brand) throw new Refusal('not_found')
  return [brand]
}

function requireEnd(typed: string, now: Date): Date {
  const until = new Date(typed)
  const ms = until.getTime() - now.getTime()
  if (ms > 0 && ms <= maxMs) return until
  throw new Refusal('invalid_fields', { until: 'invalid' })
}

/** A message in every language of the brands. */
function requireTexts(typed: Record<string, string>, concerned: readonly Brand[]) {
  const languages = languagesOf(concerned)
  const missing = languages.filter((language) => !typed[language]?.trim())
  if (missing.length > 0) {
    const faults = missing.map((language) => [`texts.${language}`, 'required'] as const)
    throw new Refusal('invalid_fields', Object.fromEntries(faults))
  }
  return Object.fromEntries(languages.map((language) => [language, typed[language]?.trim() ?? '']))
}

export const languagesOf = (concerned: readonly Brand[]): string[] => [
  ...new Set(concerned.flatMap(({ languages }) => languages)),
]

const auditEntry = (
  by: StaffActor | undefined,
  action: ActionOf<'stop'>,
  { id, brandId }: Pick<Stop, 'id' | 'brandId'>,
) => ({
  actor: by
    ? ({ kind: 'staff', id: by.staffId } as const)
    : ({ kind: 'system', id: null } as const),
  action,
  subject: { kind: 'stop' as const, id },
  brandId,
  address: by?.address ?? null,
})
