import { test } from 'vitest'
import {
  addMember,
  createTestSite,
  expectEqualTimes,
  post,
  sample,
  type Try,
} from '@fairhouse/site/testing'
import { startGateway, startMailServer } from './gateway.testing.ts'

const from = (round: number) => `10.7.${Math.floor(round / 250)}.${(round % 250) + 1}`

test('[SES-01] a password reset request takes the same time for every address', async () => {
  await using mail = await startMailServer()
  await using gateway = await startGateway()
  const email = { url: mail.url, from: 'Fairhouse <no-reply@fairhouse.example>' }
  const sms = { url: gateway.url, account: 'AC1', secret: 'gateway-secret', from: 'FAIR' }
  await using site = await createTestSite({ config: { email, sms } })
  await addMember(site)
  const byMail = (username: string, to: string): Try => {
    const body = new URLSearchParams({ username, email: to })
    return (client) => client.send('/wps/member/password/email', { method: 'POST', body })
  }
  const prepare = () => site.sql('DELETE FROM verification_asked')
  await expectEqualTimes({
    site,
    kinds: {
      'a mailbox and its name': byMail('maia', sample.email),
      'a mailbox and another name': byMail('nobody', sample.email),
      'an unknown mailbox': byMail('maia', 'lan@example.com'),
    },
    status: 200,
    prepare,
    from,
  })
  const byPhone = (mobileNum: string) =>
    post('/wps/verification/sms/reset', () => ({ mobileNum, countryDialingCode: '84' }))
  await expectEqualTimes({
    site,
    kinds: { 'a known number': byPhone('901234567'), 'an unknown number': byPhone('909999999') },
    status: 200,
    prepare,
    from: (round) => from(round).replace('10.7', '10.6'),
  })
})
