import { expect, test } from 'vitest'
import { createStudio, Refused } from './index.ts'

const id = '00000000-0000-4000-8000-000000000001'
const input = { id, step: 0, credit: '10', action: { type: 'spin' } }

type Reply = { status: number; body: unknown } | Error

function studioThat(...replies: Reply[]) {
  const asked: { url: string; body: unknown; bearer: string | null }[] = []
  const pauses: number[] = []
  const troubles: boolean[] = []
  const studio = createStudio({
    base: '/studio/v1',
    fetch: (url, init) => {
      const headers = new Headers(init?.headers)
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      asked.push({
        url: typeof url === 'string' ? url : '',
        body,
        bearer: headers.get('authorization'),
      })
      const reply = replies.shift() ?? new Error('nobody answers')
      if (reply instanceof Error) return Promise.reject(reply)
      return Promise.resolve(Response.json(reply.body, { status: reply.status }))
    },
    pause: (ms) => {
      pauses.push(ms)
      return Promise.resolve()
    },
    onTrouble: (is) => void troubles.push(is),
  })
  return { studio, asked, pauses, troubles }
}

const refused = (status: number, code: string) => ({ status, body: { success: false, code } })
const accepted = (value: unknown) => ({ status: 200, body: { success: true, value } })

test('an action is asked for again, with the same id, until there is an answer', async () => {
  const { studio, asked, pauses, troubles } = studioThat(
    accepted({ session: 'secret' }),
    new Error('offline'),
    refused(503, 'try_again'),
    { status: 502, body: 'somebody in between' },
    accepted({ balance: '1.0000' }),
  )
  await studio.open('ticket', 'lucky-orchard')
  expect(await studio.act(input)).toEqual({ balance: '1.0000' })
  expect(asked.slice(1)).toEqual(
    Array.from({ length: 4 }, () => ({
      url: '/studio/v1/act',
      body: input,
      bearer: 'Bearer secret',
    })),
  )
  expect(pauses).toEqual([400, 800, 1600])
  expect(troubles).toEqual([true, false])
})

test('what stays refused is refused at once, and a question is not repeated', async () => {
  const { studio, asked, troubles } = studioThat(
    refused(422, 'insufficient_funds'),
    refused(429, 'too_soon'),
    accepted({ balance: '2.0000' }),
    new Error('offline'),
  )
  await expect(studio.act(input)).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(await studio.act(input)).toEqual({ balance: '2.0000' })
  await expect(studio.history('x')).rejects.toBeInstanceOf(Refused)
  expect(asked.map(({ url }) => url)).toEqual([
    ...Array(3).fill('/studio/v1/act'),
    '/studio/v1/history?before=x',
  ])
  expect(troubles).toEqual([])
})
