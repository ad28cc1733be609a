import { expect, test } from 'vitest'
import { createTestSite } from '@fairhouse/site/testing'

const login = { username: 'demo', password: 'Fairhouse-demo-1' }

test('signing in gives the two halves of a session, and only the pair is one', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  const { answer, headers } = await client.call('POST /wps/session/login', login)
  if (!answer.success) throw new Error(answer.message)
  expect(answer.value).toMatchObject({ account: 'demo', type: 0 })
  expect(headers.get('set-cookie')).toMatch(
    /^fairhouse=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  )

  client.token = answer.value.token
  expect(await client.must('GET /wps/member/info', {})).toMatchObject({ account: 'demo' })

  const { cookie } = client
  client.cookie = undefined
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
  client.cookie = cookie
  client.token = undefined
  expect((await client.call('GET /wps/member/info', {})).status).toBe(401)
})
