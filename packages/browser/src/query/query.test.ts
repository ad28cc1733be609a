import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallRefused } from '#call'
import { callQuery } from './call-query.ts'
import { QueryClient } from './client.ts'

let online = true
const ask = vi.fn<QueryClient['ask']>()
const query = callQuery('GET /wps/content/pages', 'EN', {})
const answer = { list: [] }

function make() {
  const client = new QueryClient({ ask, isOnline: () => online, hydrates: true })
  return { client, entry: client.entry(query(client)) }
}

beforeEach(() => {
  vi.useFakeTimers()
  online = true
  ask.mockReset()
})

afterEach(() => void vi.useRealTimers())

test('concurrent fetches of a query are one request', async () => {
  const { entry } = make()
  ask.mockResolvedValue(answer)
  await Promise.all([entry.fetch(), entry.fetch()])
  expect(ask).toHaveBeenCalledOnce()
  expect(entry.state).toEqual({ data: answer, error: undefined, fetchStatus: 'idle' })
})

test('an answer is fresh for a minute, until it is invalidated', async () => {
  const { client, entry } = make()
  ask.mockResolvedValue(answer)
  await entry.fetch()
  const leave = entry.watch(() => {})
  entry.refresh()
  expect(ask).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  entry.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
  client.invalidate(([route]) => route === 'GET /wps/content/pages')
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(3)
  leave()
  client.invalidate(() => true)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('failures are retried twice, refusals are not', async () => {
  const { entry } = make()
  ask.mockRejectedValue(new Error('down'))
  const asking = entry.fetch()
  await vi.advanceTimersByTimeAsync(400 + 800)
  await asking
  expect(ask).toHaveBeenCalledTimes(3)
  expect(entry.state.error?.message).toBe('down')

  ask.mockReset()
  const refused = { success: false, value: null, message: 'no', code: 'not_found' } as const
  ask.mockRejectedValue(new CallRefused(refused))
  await entry.fetch()
  expect(ask).toHaveBeenCalledOnce()
})

test('older data stays when a refetch fails', async () => {
  const { entry } = make()
  ask.mockResolvedValueOnce(answer).mockRejectedValue(new Error('down'))
  await entry.fetch()
  const asking = entry.fetch()
  await vi.advanceTimersByTimeAsync(2000)
  await asking
  expect(entry.state).toMatchObject({ data: answer, error: { message: 'down' } })
})

test('a fetch pauses offline and resumes online', async () => {
  const { client, entry } = make()
  ask.mockResolvedValue(answer)
  online = false
  entry.watch(() => {})
  await entry.fetch()
  expect([entry.state.fetchStatus, ask.mock.calls.length]).toEqual(['paused', 0])
  online = true
  client.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(entry.state.data).toEqual(answer)
})

test('an invalidation during a fetch fetches again', async () => {
  const { client, entry } = make()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  ask.mockReturnValueOnce(promise).mockResolvedValueOnce({ list: ['new'] })
  entry.watch(() => {})
  const asking = entry.fetch()
  client.invalidate(() => true)
  resolve(answer)
  await asking
  expect(ask).toHaveBeenCalledTimes(2)
  expect(entry.state.data).toEqual({ list: ['new'] })
})

test('a restored answer is available and can be fetched again', async () => {
  const client = new QueryClient({ ask, isOnline: () => true })
  client.restore(['GET /wps/content/pages', 'EN', {}], answer)
  const entry = client.entry(query(client))
  expect(entry.state.data).toEqual(answer)
  ask.mockResolvedValue({ list: ['new'] })
  await entry.fetch()
  expect(entry.state.data).toEqual({ list: ['new'] })
})

test('old unwatched queries are removed, watched ones are not', () => {
  const { client, entry } = make()
  entry.set(answer)
  entry.watch(() => {})
  for (let page = 0; page < 200; page++) client.restore([page], page)
  expect(client.answers().length).toBeLessThan(60)
  expect(client.read(query(client))).toEqual(answer)
})

test('a restored refusal is available and not fetched again', async () => {
  const { client } = make()
  const refused = { success: false, value: null, message: 'no', code: 'not_found' } as const
  client.restore(query(client).key, undefined, new CallRefused(refused))
  const entry = client.entry(query(client))
  entry.refresh()
  expect(entry.state.error?.message).toBe('no')
  expect(client.problems()).toEqual([[entry.key, entry.state.error]])
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60_000)
  ask.mockResolvedValue(answer)
  entry.refresh()
  await vi.advanceTimersByTimeAsync(0)
  expect(entry.state).toEqual({ data: answer, error: undefined, fetchStatus: 'idle' })
})

test('a cleared query has no data and is fetched again by the next use', async () => {
  const client = new QueryClient({ ask, isOnline: () => true })
  const askOwn = vi.fn(async () => 'mine')
  const own = { key: ['own'], ask: askOwn, retries: 0 }
  await client.prefetch(own)
  const stop = client.entry(own).watch(() => {})
  client.forget(([name]) => name === 'own')
  expect(client.read(own)).toBeUndefined()
  expect(askOwn).toHaveBeenCalledTimes(1)
  stop()
  client.entry(own).refresh()
  expect(askOwn).toHaveBeenCalledTimes(2)
})

test('late parts of a page hydrate with the answer that came with the page', () => {
  const { client, entry } = make()
  client.restore(query(client).key, answer)
  client.write(query(client), { list: [] })
  expect(entry.state.data).not.toBe(answer)
  expect(entry.readRendered().data).toBe(answer)
})

test('an answer that did not come with the page is unknown while its part hydrates', () => {
  const { client, entry } = make()
  client.write(query(client), answer)
  expect(entry.state.data).toBe(answer)
  expect(entry.readRendered().data).toBeUndefined()
  expect(entry.readRendered()).toBe(entry.readRendered())
})
