import { createLog, createTestClock } from '@fairhouse/server'
import { startServerAndStudio } from '../wiring/server-and-studio.ts'
import type { FromSecond, Order, ToSecond } from './second.ts'
import { testConfig, testStudio } from './test-config.ts'

interface Running {
  clock: ReturnType<typeof createTestClock>
  server: Awaited<ReturnType<typeof startServerAndStudio>>
}

/**
 * The second process of two-process tests: the same sites on the same databases, each with its
 * clock.
 */
const running = new Map<string, Running>()

async function execute(message: Order): Promise<{ address?: string }> {
  if ('start' in message) return start(message.start, message.nowMs)
  if ('stop' in message) {
    await running.get(message.stop)?.server.close()
    running.delete(message.stop)
    return {}
  }
  running.get(message.set)?.clock.set(new Date(message.nowMs))
  return {}
}

async function start(databaseUrl: string, nowMs: number): Promise<{ address: string }> {
  const clock = createTestClock(new Date(nowMs))
  const log = createLog('error')
  const options = testConfig(databaseUrl, ['web', 'jobs'])
  const server = await startServerAndStudio({ ...options, clock, log }, testStudio)
  running.set(databaseUrl, { clock, server })
  return { address: server.address }
}

const reply = (message: FromSecond) => process.send?.(message)

process.on('message', ({ id, order }: ToSecond) => {
  execute(order).then(
    (answer) => reply({ id, ...answer }),
    (error: unknown) => reply({ id, failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
