import type { IncomingMessage } from 'node:http'
import * as z from 'zod/mini'
import {
  calls,
  officeSocketPath,
  officeTopics,
  staffOnly,
  type Call,
  type OfficeTopic,
  type Permission,
} from '@fairhouse/protocol'
import {
  createRequestReader,
  cookieName,
  countedAddress,
  isSameOrigin,
  ownOrigin,
  readCookie,
} from '#platform/http'
import { Hub, throttle, type LiveTopic } from '#platform/socket'
import type { Context } from '../wiring/context.ts'

/** All staff share one scope. */
const officeScope = 'office'
/** Maximum reload rate of lists, and of the slower dashboard. */
const intervalMs = 250
const dashboardIntervalMs = 2000

/** The token must arrive as the first message. */
const signInMs = 3000

const officeChanged = z.object({ topic: z.enum(officeTopics) })

function permissionOf(topic: OfficeTopic): Permission {
  const listed = calls.find((call: Call) => call.path === `/office/api/${topic}`)
  const permission = listed && 'permission' in listed ? listed.permission : undefined
  if (!permission) throw new Error(`no call lists ${topic}`)
  return permission
}

/** Notifies staff that a list they may see has changed. */
function createOfficeHub(context: Context) {
  const { kit, staff } = context
  const { clock, log, metrics, bus } = kit
  const counts = new Map<string, number>()
  const now = (topic: string) => ({ seq: counts.get(topic) ?? 0, data: {} })

  const liveTopic = (topic: OfficeTopic): [string, LiveTopic] => {
    const permission = permissionOf(topic)
    const present: LiveTopic['present'] = async ({ session }) =>
      session && (await staff.may(session.subjectId, permission)) ? now(topic) : undefined
    const about = `Something changed of ${topic}`
    return [topic, { about, who: staffOnly, scope: 'brand', data: z.object({}), present }]
  }
  const topics = Object.fromEntries(officeTopics.map(liveTopic))
  const hub = new Hub({ topics, clock, log, metrics })

  const notify = (topic: string) => {
    counts.set(topic, now(topic).seq + 1)
    hub.deliver(topic, officeScope, now(topic))
  }
  const soon = throttle<true>(intervalMs, notify)
  const later = throttle<true>(dashboardIntervalMs, notify)
  bus.on('office.changed', (data) => soon(officeChanged.parse(data).topic, true))
  // Payment settings publish the content event too.
  bus.on('content.changed', () => {
    soon('content', true)
    soon('payments', true)
  })
  bus.on('balance.changed', () => later('dashboard', true))
  bus.onResume(() => hub.resync())
  return hub
}

/** Admits pages of this host whose browser has a staff cookie. */
function admitStaff({ kit, session }: Context, closing: () => boolean) {
  const names = [
    cookieName('office', true),
    ...(kit.config.demo ? [cookieName('office', false)] : []),
  ]
  const readRequest = createRequestReader(kit.config.trustProxy, kit.random)
  return (incoming: IncomingMessage) => {
    const request = readRequest(incoming)
    const { origin, cookie } = request.headers
    if (closing()) return { admit: false, status: '503' } as const
    if (origin !== undefined && !isSameOrigin(origin, ownOrigin(request, !kit.config.demo))) {
      return { admit: false, status: '403' } as const
    }
    const half = names.map((name) => readCookie(cookie, name)).find((value) => value !== undefined)
    if (half === undefined) return { admit: false, status: '401' } as const
    const sessionOf = async (token: string) => {
      const known = await session.lookUp(token, half)
      return known?.kind === 'staff' && known.mustChange !== true ? known : undefined
    }
    const holder = { address: countedAddress(request.ip), session: half }
    return { admit: true, brandId: officeScope, holder, sessionOf } as const
  }
}

/** The WebSocket endpoint of the back office. */
export const officeSocket = (context: Context, closing: () => boolean) => ({
  path: officeSocketPath,
  hub: createOfficeHub(context),
  admit: admitStaff(context, closing),
  signInMs,
})
