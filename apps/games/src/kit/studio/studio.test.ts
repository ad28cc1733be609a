import { expect, test } from 'vitest'
import { createStudio, Refused } from './index.ts'

const id = '00000000-0000-4000-8000-000000000001'
const input = { id, step: 0, credit: '10', action: { type: 'spin' } }

type Reply = { status: number; body: unknown } | Error

function studioThat(...replies: Reply[]) {
  const requests: { url: string; body: unknown; bearer: string | null }[] = []
  const pauses: number[] = []
  const troubles: boolean[] = []
  let made = 0
  const studio = createStudio({
    base: '/studio/v1',
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      requests.push({
        url: typeof url === 'string' ? url : '',
        body,
        bearer: headers.get('authorization'),
      })
      const reply = replies.shift() ?? new Error('nobody answers')
      if (reply instanceof Error) return Promise.reject(reply)
      return Promise.resolve(Response.json(reply.body, { status: reply.status }))
    },
    openSocket: () => {
      throw new Error('sockets are blocked')
    },
    pause: (ms) => {
      pauses.push(ms)
      return Promise.resolve()
    },
    onTrouble: (is) => void troubles.push(is),
    newSeed: () => {
      made += 1
      return `seed ${made}`
    },
  })
  return { studio, requests, pauses, troubles }
}

const refused = (status: number, code: string) => ({ status, body: { success: false, code } })
const accepted = (value: unknown) => ({ status: 200, body: { success: true, value } })

const at = '2026-11-18T00:00:00.000Z'

/** Present seeds, with or without a publication time of the hash, and the next hash. */
const seeds = (current: string | null, next: string, clientSeed = 'mine', isOld = false) => ({
  current: current === null ? null : { ...pairOf(current, clientSeed, isOld), nonce: 0 },
  next: { serverSeedHash: next, hashPublishedAt: at },
})
const pairOf = (serverSeedHash: string, clientSeed: string, isOld: boolean) => ({
  serverSeedHash,
  clientSeed,
  hashPublishedAt: isOld ? null : at,
  clientSeedAt: isOld ? null : at,
})
const opens = (offer: object) => accepted({ session: 's', round: null, seeds: offer })
const spun = accepted({ balance: '1.0000' })

test('an action is retried, with the same id, until there is an answer', async () => {
  const { studio, requests, pauses, troubles } = studioThat(
    accepted({ session: 'secret', round: null, seeds: seeds('aa', 'bb') }),
    new Error('offline'),
    refused(503, 'try_again'),
    { status: 502, body: 'somebody in between' },
    accepted({ balance: '1.0000' }),
  )
  await studio.open('ticket', 'lucky-orchard')
  expect(await studio.act(input)).toEqual({ balance: '1.0000' })
  expect(requests.slice(1)).toEqual(
    Array.from({ length: 4 }, () => ({
      url: '/studio/v1/act',
      body: input,
      bearer: 'Bearer secret',
    })),
  )
  expect(pauses).toEqual([400, 800, 1600])
  expect(troubles).toEqual([true, false])
})

test('a permanent refusal is not retried, and a question is not repeated', async () => {
  const { studio, requests, troubles } = studioThat(
    refused(422, 'insufficient_funds'),
    refused(429, 'too_soon'),
    accepted({ balance: '2.0000' }),
    new Error('offline'),
  )
  await expect(studio.act(input)).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(await studio.act(input)).toEqual({ balance: '2.0000' })
  await expect(studio.history('x')).rejects.toBeInstanceOf(Refused)
  expect(requests.map(({ url }) => url)).toEqual([
    ...Array(3).fill('/studio/v1/act'),
    '/studio/v1/history?before=x',
  ])
  expect(troubles).toEqual([])
})

test('[SEC-07] the browser generates the first client seed, for a hash known before', async () => {
  const { studio, requests } = studioThat(
    opens(seeds(null, 'aa')),
    new Error('offline'),
    accepted({ revealed: null, seeds: seeds('aa', 'bb', 'seed 1') }),
    spun,
  )
  await studio.open('ticket', 'lucky-orchard')
  await studio.act(input)
  const request = { clientSeed: 'seed 1', nextServerSeedHash: 'aa' }
  expect(requests.slice(1).map(({ url, body }) => [url, body])).toEqual([
    ['/studio/v1/seeds/rotate', request],
    // The answer may have been lost, so the request repeats.
    ['/studio/v1/seeds/rotate', request],
    ['/studio/v1/act', input],
  ])
})

test('[SEC-07] seeds given by another window, or changed, are good', async () => {
  const { studio, requests } = studioThat(
    opens(seeds(null, 'aa')),
    refused(409, 'seed_changed'),
    accepted(seeds('aa', 'bb', 'theirs')),
    spun,
  )
  await studio.open('ticket', 'lucky-orchard')
  await studio.act(input)
  expect(requests.map(({ url }) => url).slice(1)).toEqual([
    '/studio/v1/seeds/rotate',
    '/studio/v1/seeds',
    '/studio/v1/act',
  ])
})

test('[SEC-07] older seeds are changed once the open round is over', async () => {
  const old = seeds('00', 'aa', 'old', true)
  const { studio, requests } = studioThat(
    accepted({ session: 's', round: { id }, seeds: old }),
    spun,
    refused(409, 'seed_required'),
    accepted(old),
    accepted({ revealed: {}, seeds: seeds('aa', 'bb', 'seed 1') }),
    spun,
  )
  await studio.open('ticket', 'lucky-orchard')
  await studio.act(input)
  await studio.act(input)
  expect(requests.map(({ url }) => url.slice('/studio/v1/'.length))).toEqual([
    'open',
    'act',
    'act',
    'seeds',
    'seeds/rotate',
    'act',
  ])
})

test.each([
  ['server seed', seeds('cc', 'bb', 'seed 1')],
  ['client seed', seeds('aa', 'bb', 'theirs')],
])('[SEC-07] no round is played with another %s than the announced one', async (_, answered) => {
  const { studio, requests } = studioThat(
    opens(seeds(null, 'aa')),
    accepted({ revealed: null, seeds: answered }),
    spun,
  )
  await studio.open('ticket', 'lucky-orchard')
  await expect(studio.act(input)).rejects.toThrow('not the announced')
  await expect(studio.act(input)).rejects.toThrow('not the announced')
  expect(requests.map(({ url }) => url)).not.toContain('/studio/v1/act')
})
