import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Carriers, OutgoingMessage } from './channels/index.ts'
import { unavailable, type Channel } from './rules.ts'

/** Delivers messages and tracks which channels are up. */
export interface Delivery {
  /** Refuses if the channel is down or not configured. */
  requireChannel(channel: Channel): Promise<void>
  /** Returns whether the provider accepted it; failures are logged without recipient or content. */
  deliver(channel: Channel, letter: OutgoingMessage): Promise<boolean>
  /** Delivers in the background. */
  deliverInBackground(channel: Channel, letter: OutgoingMessage): Promise<void>
  /** Waits for pending deliveries. */
  close(): Promise<void>
}

const backgroundDelayMs = 100

/** How long a health check result is cached. */
const healthCacheMs = { up: 20_000, down: 5000 }

interface HealthCheck {
  answers: Promise<boolean>
  untilMs: number
}

export function createDelivery({ clock, log }: Kit, carriers: Carriers): Delivery {
  const healthChecks = new Map<Channel, HealthCheck>()
  const pending = new Set<Promise<boolean>>()
  const nowMs = () => clock.now().getTime()

  function cacheHealth(channel: Channel, wasUp: boolean) {
    const untilMs = nowMs() + (wasUp ? healthCacheMs.up : healthCacheMs.down)
    healthChecks.set(channel, { answers: Promise.resolve(wasUp), untilMs })
  }

  async function isUp(channel: Channel): Promise<boolean> {
    const known = healthChecks.get(channel)
    if (known && known.untilMs > nowMs()) return known.answers
    const answers = carriers[channel]?.isUp() ?? Promise.resolve(false)
    healthChecks.set(channel, { answers, untilMs: nowMs() + healthCacheMs.up })
    const wasUp = await answers
    cacheHealth(channel, wasUp)
    return wasUp
  }

  async function deliver(channel: Channel, letter: OutgoingMessage): Promise<boolean> {
    try {
      const carrier = carriers[channel]
      if (!carrier) throw new Error('nothing carries it')
      await carrier.deliver(letter)
      return true
    } catch (error) {
      log.warn({ channel, reason: nameOf(error) }, 'a channel did not deliver')
      return false
    }
  }

  /** Starts after the response, so that sending does not slow it down measurably. */
  async function deliverLater(channel: Channel, letter: OutgoingMessage): Promise<boolean> {
    await pause(backgroundDelayMs)
    return deliver(channel, letter)
  }

  return {
    async requireChannel(channel) {
      if (!(await isUp(channel))) throw new Refusal(unavailable[channel])
    },
    deliver,
    async deliverInBackground(channel, letter) {
      const isAtOnce = carriers[channel]?.isInstant ?? false
      const sending = isAtOnce ? deliver(channel, letter) : deliverLater(channel, letter)
      const delivering = sending.finally(() => pending.delete(delivering))
      pending.add(delivering)
      // Demo mode: the outbox contains it before the response.
      if (isAtOnce) await delivering
    },
    close: async () => void (await Promise.all(pending)),
  }
}

/** Mail server errors repeat the address, so only the error's code is logged. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error ? String(error.code) : error.name
}
