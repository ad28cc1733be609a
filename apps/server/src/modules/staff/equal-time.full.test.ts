import { test } from 'vitest'
import { createTestSite, expectEqualTimes, post } from '@fairhouse/site/testing'

const from = (round: number) => `10.7.${Math.floor(round / 250)}.${(round % 250) + 1}`

test('[SES-01] every failed staff sign-in takes the same time', async () => {
  await using site = await createTestSite()
  const login = (username: string, password: string) =>
    post('/office/api/session/login', () => ({ username, password, code: '000000' }))
  await expectEqualTimes({
    site,
    kinds: {
      'a wrong password': login('admin', 'wrong-one'),
      'a wrong code': login('admin', 'Fairhouse-demo-1'),
      'an unknown name': login('nobody', 'wrong-one'),
    },
    status: 401,
    prepare: () => site.sql('DELETE FROM staff_try'),
    from,
  })
})
