import { expect, test } from 'vitest'
import { addMember, at, createTestSite, enter, openSocket, sample } from '@fairhouse/site/testing'

const { password } = sample

const safari = 'Mozilla/5.0 (iPhone) Version/18 Safari/604'

test('the list shows the account’s sessions, and each can be ended', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  const [here, there] = [at(site, '10.1.0.1'), at(site, '10.2.0.1', safari)]
  await enter(there)
  await enter(here)
  const { list } = await here.must('GET /wps/session/list', {})
  expect(list).toMatchObject([
    { device: 'Firefox', address: '10.1.0.1', own: true },
    { device: 'Safari · iPhone', address: '10.2.0.1', own: false },
  ])
  await using socket = await openSocket(site.address, { cookie: there.cookie ?? '' })
  socket.send({ token: there.token })
  await there.must('GET /wps/member/info', {})
  await here.must('DELETE /wps/session/one', { id: list[1]?.id ?? '' })
  expect(await socket.closed).toBe(4401)
  await expect.poll(async () => (await there.call('GET /wps/member/info', {})).status).toBe(401)
  expect((await here.must('GET /wps/session/list', {})).list).toHaveLength(1)
})

test('another account’s session cannot be found, seen or ended', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  await addMember(site, { name: 'binh' })
  const [mai, binh] = [site.visitor(), site.visitor()]
  await enter(mai)
  await enter(binh, 'binh')
  const { list } = await mai.must('GET /wps/session/list', {})
  const id = list[0]?.id ?? ''
  const { answer, status } = await binh.call('DELETE /wps/session/one', { id })
  expect(answer).toMatchObject({ code: 'not_found' })
  expect(status).toBe(404)
  expect((await binh.must('GET /wps/session/list', {})).list.map((one) => one.id)).not.toContain(id)
  expect(await binh.must('DELETE /wps/session/others', {})).toEqual({ ended: 0 })
  await mai.must('GET /wps/member/info', {})
})

test('ending all others keeps this session and forgets every remembered browser', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  const [here, there] = [site.visitor(), site.visitor()]
  await there.must('POST /wps/session/login', { username: 'maia', password, rememberMe: true })
  await enter(site.visitor())
  await enter(here)
  expect(await here.must('DELETE /wps/session/others', {})).toEqual({ ended: 2 })
  await here.must('GET /wps/member/info', {})
  const back = await there.call('POST /wps/session/remembered', {})
  expect(back.answer).toMatchObject({ code: 'wrong_credentials' })
})

test('each brand sets its session limits', async () => {
  await using site = await createTestSite()
  await addMember(site, {})
  await site.operator.limitSessions(120, 300)
  const [idle, busy] = [site.visitor(), site.visitor()]
  await expect.poll(() => site.context.brands.all()[0]?.accounts.idleSeconds).toBe(120)
  await enter(idle)
  await enter(busy)
  const alive = async (client: typeof idle) =>
    (await client.call('GET /wps/member/info', {})).status === 200
  await site.advance(110)
  expect(await alive(busy)).toBe(true)
  await site.advance(10)
  expect(await alive(idle)).toBe(false)
  await site.advance(80)
  expect(await alive(busy)).toBe(true)
  await site.context.session.sweep()
  expect(await site.sql('SELECT FROM session_session')).toHaveLength(1)
  await site.advance(100)
  expect(await alive(busy)).toBe(false)
})
