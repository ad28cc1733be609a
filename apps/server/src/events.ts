import * as z from 'zod/mini'
import type { Hub, Sockets } from '#platform/socket'
import type { Context } from './context.ts'
import type { Pages } from './pages.ts'

interface Live {
  hub: Hub
  sockets: Sockets
  pages: Pages
}

const contentChanged = z.object({ brandId: z.string() })
const sessionEnded = z.object({ sessionId: z.string() })

/** LIST of what is announced on the bus and what follows from it on every process. */
export function listenToEvents({ kit, brand, content, session }: Context, live: Live | undefined) {
  const failed = (error: unknown) => kit.log.error({ err: error }, 'could not follow an event')

  const showBrands = async () => {
    await brand.reload()
    live?.pages.forget()
    for (const { id } of brand.all()) live?.hub.deliver('status', id, brand.statusOf(id))
  }

  kit.bus.on('brand.changed', () => void showBrands().catch(failed))
  kit.bus.on('content.changed', (data) => {
    content.forget(contentChanged.parse(data).brandId)
    live?.pages.forget()
  })
  kit.bus.on('transport.rotated', () => void kit.transport.reload().catch(failed))
  kit.bus.on('session.ended', (data) => {
    const { sessionId } = sessionEnded.parse(data)
    session.forget(sessionId)
    live?.sockets.endSession(sessionId)
  })
  kit.bus.onResume(() => {
    session.forgetAll()
    content.forgetAll()
    live?.pages.forget()
    const reread = Promise.all([brand.reload(), kit.transport.reload()])
    reread.then(() => live?.hub.resync()).catch(failed)
  })
}
