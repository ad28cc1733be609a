import { routeOf, type Call } from '@fairhouse/protocol'
import { personalReads } from '@fairhouse/protocol/personal-reads'
import type { AuditEntry, AuditModule } from '#modules/audit'
import { PreparedAnswer, type CallRequest, type Handler } from '#platform/http'
import type { Kit } from '#platform/kit'
import { searchedText } from './searched-text.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  audit: Pick<AuditModule, 'record'>
}

type Input = Readonly<Record<string, unknown>>
type PersonalAction = Extract<
  (typeof personalReads)[keyof typeof personalReads],
  `personal.${string}`
>

/** Pages refresh their lists, so that an equal read counts once per interval and process. */
const repeatAfterMs = 10 * 60_000
const maxRemembered = 10_000

const actions = new Map(
  Object.entries(personalReads).filter(
    (entry): entry is [string, PersonalAction] => entry[1]?.startsWith('personal.') === true,
  ),
)

/** Only the report by player names members; every export is recorded. */
const isPersonal = (path: string, { by }: Input) => path !== '/office/api/report' || by === 'player'

/** Records which staff member read data of members, what was asked and how many rows it gave. */
export function createPersonalReadAudit({ kit, audit }: Deps) {
  const seen = new Map<string, number>()

  function isRepeat(key: string): boolean {
    const now = kit.clock.now().getTime()
    if ((seen.get(key) ?? -repeatAfterMs) > now - repeatAfterMs) return true
    if (seen.size >= maxRemembered) seen.clear()
    seen.set(key, now)
    return false
  }

  return <C extends Call>(call: C, handler: Handler<C>): Handler<C> => {
    const action = actions.get(routeOf(call))
    if (action === undefined) return handler
    return async (request) => {
      const answer = await handler(request)
      const input: Input = { ...request.input }
      const staffId = staffOf(request)
      const isOnce = action === 'personal.list' || action === 'personal.read'
      const key = [staffId, routeOf(call), JSON.stringify(input)].join(' ')
      if (!isPersonal(call.path, input) || (isOnce && isRepeat(key))) return answer
      const value = answer instanceof PreparedAnswer ? answer.parse() : answer
      const subject = subjectOf(call.path, input)
      await audit.record({
        actor: { kind: 'staff', id: staffId },
        action,
        subject,
        brandId: textOf(input.brandId),
        address: request.address,
        after: { call: call.path, ...askedOf(input), rows: rowsOf(value, input) },
      })
      return answer
    }
  }
}

function staffOf<C extends Call>({ session }: Pick<CallRequest<C>, 'session'>): string {
  if (session?.kind !== 'staff') throw new Error('data of members is read by staff only')
  return session.subjectId
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)

function subjectOf(path: string, { memberId }: Input): AuditEntry['subject'] {
  const id = textOf(memberId)
  return id === null ? { kind: 'list', id: path } : { kind: 'member', id }
}

/** What was asked for; a list of ids counts only. */
function askedOf(input: Input) {
  const { memberId: _, brandId: _brand, wanted, ids, ...rest } = input
  return {
    ...rest,
    ...(typeof wanted === 'string' && { wanted: searchedText(wanted) }),
    ...(Array.isArray(ids) && { ids: ids.length }),
  }
}

function rowsOf(value: unknown, { after }: Input): number {
  if (!(value instanceof Object)) return 0
  if ('list' in value && Array.isArray(value.list)) return value.list.length
  if (!('csv' in value) || typeof value.csv !== 'string') return 1
  const lines = value.csv.split('\r\n').filter((line) => line !== '').length
  return after === undefined ? Math.max(0, lines - 1) : lines
}
