import { Client, type Notification } from 'pg'
import { connectionOptions, type Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Random } from '#platform/random'
import { createAssembler, toPackets } from './packets.ts'
import { listen, notify } from './store.ts'

export type Listener = (data: unknown) => void

/**
 * Sends messages to all processes, this one included; database triggers publish on commit too.
 * `onResume` fires after a lost connection, when messages may have been missed.
 */
export interface Bus {
  publish(subject: string, data: unknown): Promise<void>
  on(subject: string, listener: Listener): void
  onResume(listener: () => void): void
  connected(): boolean
  close(): Promise<void>
}

const retryMs = [50, 100, 250, 500, 1000]

export interface BusOptions {
  database: Database
  random: Random
  log: Log
}

export async function openBus({ database, random, log }: BusOptions): Promise<Bus> {
  const listeners = new Map<string, Listener[]>()
  const resumeListeners: (() => void)[] = []
  let assemble = createAssembler()
  let client: Client | undefined
  let closing = false

  function receive(notification: Notification) {
    const message = assemble(notification.payload ?? '')
    if (message === undefined) return
    const { subject, data } = readMessage(message)
    for (const listener of listeners.get(subject) ?? []) {
      try {
        listener(data)
      } catch (error) {
        log.error({ err: error, subject }, 'a bus listener failed')
      }
    }
  }

  async function connect() {
    const { url } = database
    const next = new Client({ connectionString: url, ...connectionOptions(url) })
    next.on('notification', receive)
    next.on('error', () => void lost(next))
    next.on('end', () => void lost(next))
    try {
      await next.connect()
      await next.query(listen)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    assemble = createAssembler()
    client = next
  }

  async function lost(lostClient: Client) {
    if (client !== lostClient || closing) return
    client = undefined
    log.warn('the message bus lost its connection')
    for (let attempt = 0; !closing && !client; attempt += 1) {
      await pause(retryMs[Math.min(attempt, retryMs.length - 1)] ?? 1000)
      await connect().catch(() => undefined)
    }
    for (const resumed of closing ? [] : resumeListeners) resumed()
  }

  await connect()
  return {
    async publish(subject, data) {
      const packets = toPackets(JSON.stringify({ subject, data }), random.uuid())
      await notify(database.db, packets)
    },
    on(subject, listener) {
      listeners.set(subject, [...(listeners.get(subject) ?? []), listener])
    },
    onResume: (listener) => void resumeListeners.push(listener),
    connected: () => client !== undefined,
    async close() {
      closing = true
      await client?.end()
    },
  }
}

function readMessage(text: string): { subject: string; data: unknown } {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed === 'object' && parsed !== null && 'subject' in parsed && 'data' in parsed) {
    return { subject: String(parsed.subject), data: parsed.data }
  }
  return { subject: '', data: undefined }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
