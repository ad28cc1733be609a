import type { BrandModule } from '#modules/brand'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { capsOf, isFull, levelOf, usedShare, windowStart, type Cap, type Used } from './caps.ts'
import { codeLimits, type Channel } from './rules.ts'
import { admitRequest, removeRequest, type CodeRequest } from './store/codes.ts'
import { usageStore, type Alarm } from './store/usage.ts'

/** The caps a request counts against, besides its requester's quotas. */
export interface CountedRequest {
  brandId: string
  channel: Channel
  /** '' for email. */
  country: string
}

/** An admitted request; it can be taken back until something is sent. */
export interface Admitted {
  id: string
  brandId: string
  caps: Cap[]
  whose: keyof Used
}

type Decision = {
  admitted?: Admitted
  refusal?: 'too_many_codes' | 'codes_paused'
  alarms: Alarm[]
}

export type Quota = ReturnType<typeof createQuota>

/** Requester quotas and brand caps, decided in one transaction. */
export function createQuota(kit: Kit, brands: BrandModule) {
  const { database, log, metrics } = kit
  const { db } = database
  const capsFor = ({ brandId, channel, country }: CountedRequest, now: Date) =>
    capsOf(brands.byId(brandId).codes, channel, country, now)

  function reportAlarms(brandId: string, alarms: readonly Alarm[]) {
    for (const { cap, level } of alarms) {
      const { channel, country, period, cap: most } = cap
      metrics.codeCapAlarms.inc({ channel, level })
      const facts = { brandId, channel, country: country || 'all', period, cap: most, level }
      log.warn(facts, 'a cap of one-time codes is near or reached')
    }
  }

  return {
    async admit(codeRequest: CodeRequest, counted: CountedRequest): Promise<Admitted> {
      const { brandId } = counted
      const caps = capsFor(counted, codeRequest.now)
      const isStranger = codeRequest.lane === 'public'
      const whose = isStranger ? 'strangers' : 'members'
      const decided = await db.transaction().execute(async (transaction): Promise<Decision> => {
        const id = await admitRequest(transaction, codeRequest, codeLimits[codeRequest.lane])
        if (id === undefined) return { refusal: 'too_many_codes', alarms: [] }
        const usage = usageStore(transaction)
        const used = await usage.lock(brandId, caps)
        const full = caps.filter((cap, at) => isFull(cap.cap, used[at] ?? noneUsed, isStranger))
        if (full.length > 0) {
          await removeRequest(transaction, id)
          const reached = full.map((cap) => ({ cap, level: 'reached' }) as const)
          return {
            refusal: 'codes_paused',
            alarms: await usage.raise(brandId, reached, codeRequest.now),
          }
        }
        await usage.add(brandId, caps, whose, 1)
        const now = used.map((one) => ({ ...one, [whose]: one[whose] + 1 }))
        const alarms = await usage.raise(brandId, alarmsOf(caps, now), codeRequest.now)
        return { admitted: { id, brandId, caps, whose }, alarms }
      })
      reportAlarms(brandId, decided.alarms)
      if (decided.admitted) return decided.admitted
      const outcome = decided.refusal ?? 'codes_paused'
      metrics.refusedCodes.inc({ channel: counted.channel, outcome })
      throw new Refusal(outcome)
    },
    takeBack: ({ id, brandId, caps, whose }: Admitted): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await removeRequest(transaction, id)
        // Locks first, in the usual order.
        await usageStore(transaction).lock(brandId, caps)
        await usageStore(transaction).add(brandId, caps, whose, -1)
      }),
    ...createUsage(kit, capsFor),
  }
}

type CapsFor = (counted: CountedRequest, now: Date) => Cap[]

/** Usage of the caps. */
function createUsage({ clock, database }: Kit, capsFor: CapsFor) {
  const store = usageStore(database.db)
  return {
    /** Used share of this hour's caps, from 0 to 1. */
    async hourShare(counted: CountedRequest): Promise<number> {
      const hourly = capsFor(counted, clock.now()).filter(({ period }) => period === 'hour')
      const used = await store.read(counted.brandId, hourly)
      return Math.max(...hourly.map(({ cap }, at) => usedShare(cap, used[at] ?? noneUsed)))
    },
    /** Caps of all brands that are near or reached. */
    alarms: () =>
      store.alarms({
        hour: windowStart('hour', clock.now()),
        day: windowStart('day', clock.now()),
      }),
    /** A brand's usage in this hour and day. */
    async useOf(brandId: string) {
      const now = clock.now()
      const countries = await store.countriesOf(brandId, windowStart('day', now))
      const bySms = ['', ...countries].flatMap((country) =>
        capsFor({ brandId, channel: 'sms', country }, now).filter((cap) => cap.country === country),
      )
      // Every country repeats the caps for all countries, so duplicates are dropped.
      const sms = bySms.filter((cap, at) => bySms.findIndex((one) => isSame(one, cap)) === at)
      const caps = [...sms, ...capsFor({ brandId, channel: 'email', country: '' }, now)]
      const used = await store.read(brandId, caps)
      return caps.map((cap, at) => toCapView(cap, used[at] ?? noneUsed))
    },
  }
}

const isSame = (one: Cap, other: Cap) =>
  one.country === other.country && one.period === other.period

function toCapView({ country, startsAt, ...cap }: Cap, { strangers, members }: Used) {
  const level = levelOf(cap.cap, { strangers, members }) ?? ('low' as const)
  const place = country === '' ? null : country
  return { ...cap, country: place, startsAt: startsAt.toISOString(), strangers, members, level }
}

const noneUsed: Used = { strangers: 0, members: 0 }

function alarmsOf(caps: readonly Cap[], used: readonly Used[]): Alarm[] {
  return caps.flatMap((cap, at) => {
    const level = levelOf(cap.cap, used[at] ?? noneUsed)
    return level ? [{ cap, level }] : []
  })
}
