import { expect, test } from 'vitest'
import { rateClasses } from '@fairhouse/protocol'
import { createTestSite } from '@fairhouse/site/testing'

let unknownNames = 0
/** A different account each time: failed sign-ins have their own limit per account. */
const wrong = () => ({ username: `nobody${(unknownNames += 1)}`, password: 'wrong' })

test('a limit holds across processes, per address and window', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const codes = async (count: number) => {
    const tries = Array.from({ length: count }, () =>
      client.call('POST /wps/session/login', wrong()),
    )
    return (await Promise.all(tries)).map(({ answer }) => (answer.success ? '' : answer.code))
  }
  await client.seal({})
  await site.advance(60 - (Math.floor(site.now().getTime() / 1000) % 60))
  const { limit } = rateClasses.login
  const answers = await codes(limit * 2)
  expect(answers.filter((code) => code === 'wrong_credentials')).toHaveLength(limit)
  expect(answers.filter((code) => code === 'too_many_requests')).toHaveLength(limit)
  const other = await site.visitor().call('POST /wps/session/login', wrong())
  expect(other.answer).toMatchObject({ code: 'wrong_credentials' })
  await site.advance(60)
  expect(await codes(2)).toEqual(['wrong_credentials', 'wrong_credentials'])
})

test('ordinary use writes no row, heavy use one per block', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  await site.advance(60 - (Math.floor(site.now().getTime() / 1000) % 60))
  const leased = () => site.sql("SELECT used FROM platform_rate WHERE key LIKE 'read %'")
  const { limit } = rateClasses.read
  for (let use = 0; use < limit / 4; use += 1) await client.must('GET /wps/member/info', {})
  expect(await leased()).toEqual([])
  let accepted = limit / 4
  for (let use = 0; use < limit; use += 1) {
    const { status } = await client.call('GET /wps/member/info', {})
    if (status === 200) accepted += 1
  }
  expect(accepted).toBe(limit)
  const [row] = await leased()
  expect(Number(row?.used)).toBeGreaterThanOrEqual(limit / 2)
})

test('sweeps old windows', async () => {
  await using site = await createTestSite()
  await site.visitor().call('POST /wps/session/login', wrong())
  const { rate } = site.context.kit
  for (let use = 0; use < 30; use += 1) {
    await rate.take('probe', { limit: 10, perSeconds: 60, by: 'address' }, 'x')
  }
  const rows = () => site.sql('SELECT key FROM platform_rate')
  expect(await rows()).not.toEqual([])
  await site.advance(2 * 3600)
  await rate.sweep()
  expect(await rows()).toEqual([])
})
