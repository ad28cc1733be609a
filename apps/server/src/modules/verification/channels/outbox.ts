import type { Clock } from '#platform/clock'
import type { Channel } from '../rules.ts'
import type { outboxStore } from '../store/outbox.ts'
import type { Carrier } from './channel.ts'

/** Demo mode: stores messages instead of sending them, to read at /dev/outbox. */
export function outboxCarrier(
  channel: Channel,
  store: ReturnType<typeof outboxStore>,
  clock: Clock,
): Carrier {
  return {
    isInstant: true,
    deliver: ({ to, text, code }) => store.add({ channel, to, text, code, at: clock.now() }),
    isUp: async () => true,
  }
}
