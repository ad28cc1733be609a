import { test } from 'vitest'
import {
  addMember,
  at,
  createTestSite,
  expectEqualTimes,
  post,
  readCaptcha,
  sample,
  type TestClient,
} from '@fairhouse/site/testing'

const memberLogin = (username: string, password = 'wrong-one') =>
  post('/wps/session/login', () => ({ username, password }))

const elsewhere = (round: number) => `10.7.${Math.floor(round / 250)}.${(round % 250) + 1}`

test('[SES-01] every failed sign-in takes the same time', async () => {
  await using site = await createTestSite()
  await addMember(site)
  await addMember(site, { name: 'bare', password: undefined })
  await addMember(site, { name: 'gone' })
  await site.operator.setAccountState('gone', 'closed')
  await expectEqualTimes({
    site,
    kinds: {
      'a wrong password': memberLogin('maia'),
      'an unknown name': memberLogin('nobody'),
      'a closed account': memberLogin('gone'),
      'an account without a password': memberLogin('bare'),
      'a known number': memberLogin('0901234567'),
      'an unknown number': memberLogin('0909999999'),
    },
    status: 401,
    prepare: () => site.sql('DELETE FROM session_failure'),
    from: elsewhere,
  })
})

test('[SES-01] a locked-out client cannot recognise a correct password by its time', async () => {
  await using site = await createTestSite()
  await addMember(site)
  // All from one network, which is the one that gets locked.
  const from = (round: number) => `10.8.0.${(round % 250) + 1}`
  for (const name of ['maia', 'nobody']) await memberLogin(name)(at(site, from(0)))
  await site.sql('UPDATE session_failure SET failures = 9')
  const answers = new WeakMap<TestClient, string>()
  const login = (username: string, password: string) =>
    post('/wps/session/login', (client) => ({ username, password, captcha: answers.get(client) }))
  await expectEqualTimes({
    site,
    kinds: {
      'the right password': login('maia', sample.password),
      'a wrong password': login('maia', 'wrong-one'),
      'an unknown name': login('nobody', 'wrong-one'),
    },
    status: 401,
    prepare: async (client) => answers.set(client, await readCaptcha(client)),
    from,
  })
})
