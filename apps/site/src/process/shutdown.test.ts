import { expect, test } from 'vitest'
import { makeShutdown } from './shutdown.ts'

function stage() {
  const events: string[] = []
  const clock = { now: 0 }
  const shutdown = makeShutdown({
    exit: (code) => events.push(`exit ${code}`),
    say: (line) => events.push(line),
    now: () => clock.now,
  })
  const add = (name: string) =>
    shutdown.add(() => {
      events.push(name)
      return Promise.resolve()
    })
  return { events, clock, shutdown, add }
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve))

test('resources close in reverse order', async () => {
  const { events, shutdown, add } = stage()
  add('database')
  add('site')
  shutdown.begin(0, 'Stopping')
  await nextTick()
  expect(events).toEqual(['Stopping', 'site', 'database', 'exit 0'])
})

test('a signal sent twice counts once; a later one exits at once', () => {
  const { events, clock, shutdown } = stage()
  shutdown.add(() => new Promise(() => {}))
  shutdown.signal()
  clock.now = 100
  shutdown.signal()
  clock.now = 5000
  shutdown.begin(1, 'what failed because of the stop')
  expect(events).toEqual(['Stopping ...'])
  shutdown.signal()
  expect(events).toEqual(['Stopping ...', 'exit 130'])
})

test('a failed close does not stop the others', async () => {
  const { events, shutdown, add } = stage()
  add('database')
  shutdown.add(() => Promise.reject(new Error('no')))
  shutdown.begin(0, 'Stopping')
  await nextTick()
  expect(events).toEqual(['Stopping', 'Closing failed: Error: no', 'database', 'exit 1'])
})
