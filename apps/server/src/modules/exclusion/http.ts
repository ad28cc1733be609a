import { exclusionMonths, timeOutHours } from '@fairhouse/protocol'
import type { HandlersOf } from '#platform/http'
import type { Who } from './begin.ts'
import type { Exclusion } from './store.ts'

type Route = 'GET /wps/exclusion' | 'POST /wps/exclusion/time-out' | 'POST /wps/exclusion/exclude'

interface Parts {
  present(memberId: string): Promise<Exclusion | undefined>
  /** At every brand that shares, not only here. */
  isEverywhere(brandId: string): boolean
  timeOut(who: Who, hours: number): Promise<void>
  exclude(who: Who, months: number | null): Promise<void>
}

interface Asked {
  brand: { id: string }
  session: { subjectId: string }
}

const whoOf = ({ brand, session }: Asked): Who => ({
  memberId: session.subjectId,
  brandId: brand.id,
})

export function exclusionHttp({
  present,
  isEverywhere,
  timeOut,
  exclude,
}: Parts): HandlersOf<Route> {
  async function shown({ memberId, brandId }: Who) {
    const now = await present(memberId)
    return {
      now: now
        ? {
            kind: now.kind,
            since: now.since.toISOString(),
            until: now.until?.toISOString() ?? null,
          }
        : null,
      timeOutHours: [...timeOutHours],
      exclusionMonths: [...exclusionMonths],
      everyBrand: isEverywhere(brandId),
    }
  }
  return {
    'GET /wps/exclusion': (request) => shown(whoOf(request)),
    'POST /wps/exclusion/time-out': async (request) => {
      await timeOut(whoOf(request), request.input.hours)
      return shown(whoOf(request))
    },
    'POST /wps/exclusion/exclude': async (request) => {
      await exclude(whoOf(request), request.input.months)
      return shown(whoOf(request))
    },
  }
}
