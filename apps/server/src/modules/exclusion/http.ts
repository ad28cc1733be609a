import { exclusionMonths, timeOutHours } from '@fairhouse/protocol'
import type { HandlersOf } from '#platform/http'
import type { Account } from './start-exclusion.ts'
import type { Exclusion } from './store.ts'

type Route = 'GET /wps/exclusion' | 'POST /wps/exclusion/time-out' | 'POST /wps/exclusion/exclude'

interface Deps {
  present(memberId: string): Promise<Exclusion | undefined>
  /** The exclusion also holds at every brand that shares exclusions. */
  isEverywhere(brandId: string): boolean
  timeOut(account: Account, hours: number): Promise<void>
  exclude(account: Account, months: number | null): Promise<void>
}

interface AccountRequest {
  brand: { id: string }
  session: { subjectId: string }
}

const toAccount = ({ brand, session }: AccountRequest): Account => ({
  memberId: session.subjectId,
  brandId: brand.id,
})

export function exclusionHttp({
  present,
  isEverywhere,
  timeOut,
  exclude,
}: Deps): HandlersOf<Route> {
  async function shown({ memberId, brandId }: Account) {
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
    'GET /wps/exclusion': (request) => shown(toAccount(request)),
    'POST /wps/exclusion/time-out': async (request) => {
      await timeOut(toAccount(request), request.input.hours)
      return shown(toAccount(request))
    },
    'POST /wps/exclusion/exclude': async (request) => {
      await exclude(toAccount(request), request.input.months)
      return shown(toAccount(request))
    },
  }
}
