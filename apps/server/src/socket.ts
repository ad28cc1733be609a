import type { IncomingMessage } from 'node:http'
import { topics } from '@fairhouse/protocol'
import {
  askedBy,
  cookieName,
  countedAddress,
  isSameOrigin,
  ownOrigin,
  readCookie,
  targetOf,
} from '#platform/http'
import { Hub, type LiveTopic } from '#platform/socket'
import type { Context } from './context.ts'
import { visitedBrand } from './visited-brand.ts'

/** LIST of the topics with where their present state comes from. */
function liveTopics(context: Context): Record<keyof typeof topics, LiveTopic> {
  const { brand, content, message, payment, purse, withdrawal } = context
  return {
    status: {
      ...topics.status,
      present: async (viewer) => brand.statusOf(viewer.brandId),
    },
    deposit: {
      ...topics.deposit,
      present: async ({ session }) => session && payment.presentOf(session.subjectId),
    },
    content: {
      ...topics.content,
      asked: 'name',
      present: async (viewer) => content.versionOf(viewer.brandId),
    },
    message: {
      ...topics.message,
      present: async ({ session, brandId }) =>
        session && message.presentOf({ memberId: session.subjectId, brandId }),
    },
    withdrawal: {
      ...topics.withdrawal,
      present: async ({ session }) => session && withdrawal.presentOf(session.subjectId),
    },
    balance: {
      ...topics.balance,
      present: async ({ session }) => session && purse.presentOf(session),
    },
  }
}

export function createLiveHub(context: Context): Hub {
  const { clock, log, metrics } = context.kit
  return new Hub({ topics: liveTopics(context), clock, log, metrics })
}

/** Who may open a socket: a page of a brand's own host, as long as we are open. */
export function admitSocket(context: Context, closing: () => boolean) {
  const { kit, session } = context
  const visited = visitedBrand(context)
  const askedOf = askedBy(kit.config.trustProxy, kit.random)
  const names = [
    cookieName('player', true),
    ...(kit.config.demo ? [cookieName('player', false)] : []),
  ]
  return (request: IncomingMessage) => {
    const asked = askedOf(request)
    const { origin, cookie } = request.headers
    if (closing()) return { admit: false, status: '503' } as const
    if (origin !== undefined && !isSameOrigin(origin, ownOrigin(asked, !kit.config.demo))) {
      return { admit: false, status: '403' } as const
    }
    const { hostname } = asked
    const found = visited({ hostname, merchant: merchantOf(request), cookie })
    if (!found) return { admit: false, status: '404' } as const
    // What is pushed is what everybody hears, and that is that it is closed.
    if (found.isPreview) return { admit: false, status: '403' } as const
    const half = names.map((name) => readCookie(cookie, name)).find((value) => value !== undefined)
    const sessionOf = async (token: string) => {
      const known = half === undefined ? undefined : await session.lookUp(token, half)
      return known?.brandId === found.id ? known : undefined
    }
    const holder = { address: countedAddress(asked.ip), session: half }
    return { admit: true, brandId: found.id, holder, sessionOf } as const
  }
}

/** Browsers cannot send headers with a socket, so a shared host takes the brand from the query. */
function merchantOf(request: IncomingMessage): string | undefined {
  const { merchant } = request.headers
  if (typeof merchant === 'string') return merchant
  const { search } = targetOf(request.url)
  return new URLSearchParams(search).get('merchant') ?? undefined
}
