import type { IncomingMessage } from 'node:http'
import { topics } from '@fairhouse/protocol'
import {
  createRequestReader,
  cookieName,
  countedAddress,
  isSameOrigin,
  ownOrigin,
  readCookie,
  parseTarget,
} from '#platform/http'
import { Hub, type LiveTopic } from '#platform/socket'
import type { Context } from '../wiring/context.ts'
import { visitedBrand } from './visited-brand.ts'

/** LIST of topics with the source of their present state. */
function liveTopics(context: Context): Record<keyof typeof topics, LiveTopic> {
  const { brands, content, message, payment, balance, withdrawal } = context
  return {
    status: {
      ...topics.status,
      present: async (viewer) => brands.statusOf(viewer.brandId),
    },
    deposit: {
      ...topics.deposit,
      present: async ({ session }) => session && payment.presentOf(session.subjectId),
    },
    content: {
      ...topics.content,
      joinedBy: 'name',
      present: async (viewer) => content.versionOf(viewer.brandId),
    },
    message: {
      ...topics.message,
      present: async ({ session, brandId }) =>
        session && message.inboxSnapshotOf({ memberId: session.subjectId, brandId }),
    },
    withdrawal: {
      ...topics.withdrawal,
      present: async ({ session }) => session && withdrawal.presentOf(session.subjectId),
    },
    balance: {
      ...topics.balance,
      present: async ({ session }) => session && balance.presentOf(session),
    },
  }
}

export function createLiveHub(context: Context): Hub {
  const { clock, log, metrics } = context.kit
  return new Hub({ topics: liveTopics(context), clock, log, metrics })
}

/** Admits pages of a brand's own host while the server is open. */
export function admitSocket(context: Context, closing: () => boolean) {
  const { kit, session } = context
  const visited = visitedBrand(context)
  const readRequest = createRequestReader(kit.config.trustProxy, kit.random)
  const names = [
    cookieName('player', true),
    ...(kit.config.demo ? [cookieName('player', false)] : []),
  ]
  return (incoming: IncomingMessage) => {
    const request = readRequest(incoming)
    const { origin, cookie } = request.headers
    if (closing()) return { admit: false, status: '503' } as const
    if (origin !== undefined && !isSameOrigin(origin, ownOrigin(request, !kit.config.demo))) {
      return { admit: false, status: '403' } as const
    }
    const { hostname } = request
    const found = visited({ hostname, merchant: merchantOf(incoming), cookie })
    if (!found) return { admit: false, status: '404' } as const
    // Pushed state is public, and says that the brand is closed.
    if (found.isPreview) return { admit: false, status: '403' } as const
    const half = names.map((name) => readCookie(cookie, name)).find((value) => value !== undefined)
    const sessionOf = async (token: string) => {
      const known = half === undefined ? undefined : await session.lookUp(token, half)
      return known?.brandId === found.id ? known : undefined
    }
    const holder = { address: countedAddress(request.ip), session: half }
    return { admit: true, brandId: found.id, holder, sessionOf } as const
  }
}

/**
 * Browsers cannot send headers with a WebSocket, so a shared host also takes the brand from the
 * query.
 */
function merchantOf(request: IncomingMessage): string | undefined {
  const { merchant } = request.headers
  if (typeof merchant === 'string') return merchant
  const { search } = parseTarget(request.url)
  return new URLSearchParams(search).get('merchant') ?? undefined
}
