import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createTestSite,
  refusalOf,
  startIdentityProvider,
  travelBy,
  type IdentityProvider,
} from '@fairhouse/site/testing'

const agreed = { agreeTerms: true, ageConfirmed: true }
const route = 'PUT /wps/social/register'

let provider: IdentityProvider
beforeAll(async () => {
  provider = await startIdentityProvider()
})
afterAll(() => provider.close())

const openSite = () => createTestSite({ config: { social: provider.social } })

const { goThrough, arrive, ticketOf } = travelBy(() => provider)

test('[AUTH-13] a provider identity opens an account and stays linked to it', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'kim')
  const wrong = {
    name_taken: { ticket, username: 'demo', ...agreed },
    invalid_fields: { ticket, username: 'x', ...agreed },
    invitation_code_error: { ticket, username: 'kimmy', affiliateCode: 'nobody', ...agreed },
    social_failed: { ticket: 'x'.repeat(43), username: 'kimmy', ...agreed },
  }
  for (const [code, input] of Object.entries(wrong)) {
    expect(await refusalOf(client.call(route, input)), code).toBe(code)
  }
  const { answer } = await client.call(route, { ticket, username: 'kimmy' })
  expect(answer).toMatchObject({
    code: 'invalid_fields',
    errors: { agreeTerms: expect.any(String), ageConfirmed: expect.any(String) },
  })
  const done = await client.must(route, { ticket, username: 'Kimmy', ...agreed })
  expect(done).toMatchObject({ step: 'done', account: 'kimmy', type: 0, firstTimeLogin: true })
  if (done.step !== 'done') return
  client.token = done.token
  const facts = await client.must('GET /wps/member/security', {})
  expect(facts).toMatchObject({ hasPassword: false, social: ['google'], terms: { due: false } })
  expect(await arrive(site.visitor(), 'kim')).toMatchObject({ step: 'done', account: 'kimmy' })
  const again = client.call(route, { ticket, username: 'kimagain', ...agreed })
  expect(await refusalOf(again)).toBe('social_failed')
  const byPassword = { username: 'kimmy', password: '' }
  const guess = site.visitor().call('POST /wps/session/login', byPassword)
  expect(await refusalOf(guess)).not.toBe('accepted')
})

test('[AUTH-13] affiliate and referral codes count as in a registration by name', async () => {
  await using site = await openSite()
  const { agent, brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const [anAgent, demo] = [
    await member.byName(brandId, 'agent'),
    await member.byName(brandId, 'demo'),
  ]
  const referralCode = await agent.referralCodeOf(brandId, demo?.id ?? '')
  const client = site.visitor()
  const inviting = { affiliateCode: 'fairhouse', referralCode: referralCode.toLowerCase() }
  const input = { ticket: await ticketOf(client, 'ivy'), username: 'ivyinvited', ...agreed }
  const wrong = client.call(route, { ...input, ...inviting, referralCode: 'NOBODY' })
  expect(await refusalOf(wrong)).toBe('invitation_code_error')
  const done = await client.must(route, { ...input, ...inviting })
  if (done.step !== 'done') throw new Error(done.step)
  expect((await member.exportOf(done.id)).account).toMatchObject({
    affiliateId: anAgent?.id,
    referrerId: demo?.id,
    registration: inviting,
  })
})

test('of many parallel tickets of one person, one opens an account', async () => {
  await using site = await openSite()
  const [one, two] = [site.visitor(), site.visitor()]
  const older = await ticketOf(one, 'lea')
  const ticket = await ticketOf(two, 'lea')
  const outcomes = await Promise.all(
    Array.from({ length: 8 }, (_, n) => {
      const [client, own] = n % 2 === 0 ? [one, older] : [two, ticket]
      return refusalOf(client.call(route, { ticket: own, username: `leanumber${n}`, ...agreed }))
    }),
  )
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  const { brands, member } = site.context
  const brandId = brands.all()[0]?.id ?? ''
  const taken = await Promise.all(
    outcomes.map((_, n) => member.isNameTaken(brandId, `leanumber${n}`)),
  )
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('the account type cannot be chosen', async () => {
  await using site = await openSite()
  const client = site.visitor()
  const ticket = await ticketOf(client, 'max')
  const sent = await client.seal({ ticket, username: 'maxim', ...agreed, type: 1, balance: '9' })
  const init = { method: 'PUT', body: sent, headers: { 'content-type': 'application/jose' } }
  expect((await client.send('/wps/social/register', init)).status).toBe(400)
})

test('[RG-05] an excluded member is recognised by the identity at a sharing brand', async () => {
  await using site = await openSite()
  const { brands, exclusion } = site.context
  const [usual] = brands.all()
  if (!usual) throw new Error('no brand')
  await brands.add({ ...usual, code: 'lotus', name: 'Lotus', domains: [], flags: [...usual.flags] })
  const client = site.visitor()
  const ticket = await ticketOf(client, 'uma')
  const done = await client.must(route, { ticket, username: 'umaexcluded', ...agreed })
  if (done.step !== 'done') throw new Error(done.step)
  client.token = done.token
  await client.must('POST /wps/exclusion/exclude', { months: 6 })
  expect(await exclusion.present(done.id)).toBeDefined()
  const elsewhere = site.visitor({ merchant: 'lotus' })
  const brought = await goThrough(elsewhere, 'uma')
  expect(await refusalOf(elsewhere.call('POST /wps/social/finish', brought))).toBe('social_taken')
  expect(await arrive(site.visitor({ merchant: 'lotus' }), 'vic')).toMatchObject({ step: 'choose' })
  expect(await arrive(site.visitor(), 'uma')).toMatchObject({ step: 'done' })
})
