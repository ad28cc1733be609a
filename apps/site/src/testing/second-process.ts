import { createLog, createTestClock } from '@fairhouse/server'
import { startServerAndStudio } from '../server-and-studio.ts'
import type { FromSecond, Order, ToSecond } from './second.ts'
import { testConfig } from './test-config.ts'

type Running = Awaited<ReturnType<typeof startServerAndStudio>>

/** The other process of tests on two: the same site on the same database, one after another. */
const clock = createTestClock()
const running = new Map<string, Running>()

async function follow(message: Order): Promise<{ address?: string }> {
  if ('nowMs' in message) {
    clock.set(new Date(message.nowMs))
    return {}
  }
  if ('stop' in message) {
    await running.get(message.stop)?.close()
    running.delete(message.stop)
    return {}
  }
  const log = createLog('error')
  const options = testConfig(message.start, ['web', 'jobs', 'studio'])
  const server = await startServerAndStudio({ ...options, clock, log })
  running.set(message.start, server)
  return { address: server.address }
}

const reply = (message: FromSecond) => process.send?.(message)

process.on('message', ({ id, order }: ToSecond) => {
  follow(order).then(
    (answer) => reply({ id, ...answer }),
    (error: unknown) => reply({ id, failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
