import * as z from 'zod/mini'
import { paced, type Hub, type Sockets } from '#platform/socket'
import { showAccounts } from './account-events.ts'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'

interface Live {
  hub: Hub
  sockets: Sockets
  pages: Pages
}

const contentChanged = z.object({ brandId: z.string(), version: z.number() })
/** Open pages hear of changed content at most this often. */
const contentPaceMs = 250
const gamesEnded = z.object({ memberId: z.string() })
const sessionEnded = z.object({ sessionId: z.string() })

/** LIST of what is announced on the bus and what follows from it on every process. */
export function listenToEvents(context: Context, live: Live | undefined) {
  const { kit, brand, content, lobby, session, vendor } = context
  const failed = (error: unknown) => kit.log.error({ err: error }, 'could not follow an event')

  const showBrands = async () => {
    await brand.reload()
    live?.pages.forget()
    for (const { id } of brand.all()) live?.hub.deliver('status', id, brand.statusOf(id))
  }

  // By the time that a page asks again, every process has heard of the change.
  const showContent = paced(contentPaceMs, (brandId: string, version: number) =>
    live?.hub.deliver('content', brandId, { seq: version, data: { version } }),
  )

  kit.bus.on('brand.changed', () => void showBrands().catch(failed))
  kit.bus.on('content.changed', (data) => {
    const { brandId, version } = contentChanged.parse(data)
    const reread = content.reload(brandId)
    reread.then(() => live?.pages.forget()).catch(failed)
    showContent(brandId, version)
  })
  kit.bus.on('lobby.changed', () => {
    const reread = lobby.reload()
    reread.then(() => live?.pages.forget()).catch(failed)
  })
  kit.bus.on('vendor.changed', () => {
    const reread = vendor.reload()
    reread.then(() => live?.pages.forget()).catch(failed)
  })
  if (live) showAccounts(context, live.hub)
  kit.bus.on('transport.rotated', () => void kit.transport.reload().catch(failed))
  kit.bus.on('session.ended', (data) => {
    const { sessionId } = sessionEnded.parse(data)
    session.forget(sessionId)
    live?.sockets.endSession(sessionId)
  })
  kit.bus.on('vendor.ended', (data) => vendor.forgetGames(gamesEnded.parse(data).memberId))
  kit.bus.onResume(() => {
    session.forgetAll()
    vendor.forgetAllGames()
    const reread = Promise.all([
      brand.reload(),
      content.reloadAll(),
      lobby.reload(),
      vendor.reload(),
      kit.transport.reload(),
    ])
    const show = () => {
      live?.pages.forget()
      live?.hub.resync()
    }
    reread.then(show).catch(failed)
  })
}
