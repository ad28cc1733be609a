import * as z from 'zod/mini'
import { throttle, type Hub, type Sockets } from '#platform/socket'
import { showAccounts } from './account-events.ts'
import type { Context } from './context.ts'
import type { Pages } from '../web/pages.ts'

interface Live {
  hub: Hub
  sockets: Sockets
  pages: Pages
}

const contentChanged = z.object({ brandId: z.string(), version: z.number() })
/** Maximum rate of content notifications to open pages. */
const contentIntervalMs = 250
const gamesEnded = z.object({ memberId: z.string() })
const sessionEnded = z.object({ sessionId: z.string() })

/** LIST of bus events and what each process does on them. */
export function listenToEvents(context: Context, live: Live | undefined) {
  const { kit, brands, content, lobby, session, gameProvider } = context
  const failed = (error: unknown) => kit.log.error({ err: error }, 'could not handle a bus event')

  const showBrands = async () => {
    await brands.reload()
    live?.pages.forget()
    for (const { id } of brands.all()) live?.hub.deliver('status', id, brands.statusOf(id))
  }

  // Delayed, so that every process has reloaded before pages ask again.
  const showContent = throttle(contentIntervalMs, (brandId: string, version: number) =>
    live?.hub.deliver('content', brandId, { seq: version, data: { version } }),
  )

  // Games ask for the stops of their brand, so brands are loaded first.
  const showStops = async () => {
    await showBrands()
    await gameProvider.reload()
    live?.pages.forget()
  }

  kit.bus.on('brand.changed', () => void showBrands().catch(failed))
  kit.bus.on('brand.stopped', () => void showStops().catch(failed))
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
    const reread = gameProvider.reload()
    reread.then(() => live?.pages.forget()).catch(failed)
  })
  if (live) showAccounts(context, live.hub)
  kit.bus.on('transport.rotated', () => void kit.transport.reload().catch(failed))
  kit.bus.on('session.ended', (data) => {
    const { sessionId } = sessionEnded.parse(data)
    session.forget(sessionId)
    live?.sockets.endSession(sessionId)
  })
  kit.bus.on('vendor.ended', (data) => gameProvider.forgetGames(gamesEnded.parse(data).memberId))
  kit.bus.onResume(() => {
    session.forgetAll()
    gameProvider.forgetAllGames()
    const reread = Promise.all([
      brands.reload(),
      content.reloadAll(),
      lobby.reload(),
      gameProvider.reload(),
      kit.transport.reload(),
    ])
    const show = () => {
      live?.pages.forget()
      live?.hub.resync()
    }
    reread.then(show).catch(failed)
  })
}
