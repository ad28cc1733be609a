import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  addMember,
  at,
  brandIdOf,
  codeSentTo,
  createTestSite,
  enter,
  sample,
  type TestClient,
  type TestSite,
} from '@fairhouse/site/testing'

const { mobile, email, phone } = sample
const askLogin = 'POST /wps/verification/sms/noLogin'
const askReset = 'POST /wps/verification/sms/reset'
const askMail = 'POST /wps/member/password/email'

async function outcome(client: TestClient, ...call: Parameters<TestClient['call']>) {
  const { answer } = await client.call(...call)
  return answer.success ? 'accepted' : answer.code
}

function solved(task: string, bits: number): string {
  const isDone = (text: string) => Math.clz32(hash('sha256', text, 'buffer').readUInt32BE()) >= bits
  let number = 0
  while (!isDone(`${task}:${number}`)) number += 1
  return `${task}:${number}`
}

/** Everything strangers on many networks can request for one number and mailbox. */
async function exhaust(site: TestSite) {
  const { codes } = site.context.verification
  const target = { brandId: brandIdOf(site), language: 'EN', really: true } as const
  const ways = [
    { ...target, channel: 'sms', to: mobile },
    { ...target, channel: 'email', to: email },
  ] as const
  for (const way of ways) {
    for (let network = 0; network < 40; network += 1) {
      const asker = { kind: 'browser', token: `${network}`, address: `10.99.${network}.1` } as const
      for (const purpose of ['login', 'reset'] as const) {
        await codes.send({ ...way, purpose, asker }).catch(() => undefined)
      }
    }
    const asker = { kind: 'browser', token: 'one more', address: '10.98.1.1' } as const
    await expect(codes.send({ ...way, purpose: 'login', asker })).rejects.toMatchObject({
      code: 'too_many_codes',
    })
  }
}

const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('[SEC-09] requests of strangers do not use up a signed-in member’s codes', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const owner = at(site, '10.50.0.1')
  await enter(owner)
  await exhaust(site)
  expect(await outcome(owner, 'POST /wps/session/stepUp/send', { way: 'sms' })).toBe('accepted')
  expect(await outcome(owner, 'POST /wps/session/stepUp/send', { way: 'email' })).toBe('accepted')
  const stepUp = { way: 'email', code: await codeSentTo(site, email) } as const
  expect(await outcome(owner, 'POST /wps/session/stepUp', stepUp)).toBe('accepted')
  expect(await outcome(owner, 'POST /wps/verification/contact', phone)).toBe('accepted')
  const verificationCode = await codeSentTo(site, mobile)
  const changed = { ...phone, verificationCode }
  expect(await outcome(owner, 'POST /wps/member/contact', changed)).toBe('accepted')

  // The member's own quota is limited too, so an account cannot send without end.
  const codes = []
  for (let turn = 0; turn < 5; turn += 1) {
    await site.advance(61)
    codes.push(await outcome(owner, 'POST /wps/session/stepUp/send', { way: 'sms' }))
  }
  expect(codes.at(-1)).toBe('too_many_codes')
})

test('[SEC-09] signed out, the owner still gets a code in a known browser', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const owner = at(site, '10.50.0.1')
  await enter(owner)
  await owner.must('DELETE /wps/session/logout', {})
  owner.token = undefined
  await exhaust(site)
  expect(await outcome(owner, askLogin, phone)).toBe('accepted')
  const verificationCode = await codeSentTo(site, mobile)
  const login = { type: 'sms', ...phone, verificationCode } as const
  expect(await outcome(owner, 'POST /wps/session/login', login)).toBe('accepted')
  expect(await outcome(owner, askReset, phone)).toBe('accepted')
  expect(await outcome(owner, askMail, { username: sample.name, email })).toBe('accepted')
  // A made-up device cookie does not count as a known browser.
  const liar = at(site, '10.97.0.1')
  liar.cookie = `fairhouse-device=${'a'.repeat(43)}`
  expect(await outcome(liar, askLogin, phone)).toBe('work_required')
})

test('[SEC-09] requests from one network leave the owner on another alone', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const stranger = at(site, '10.60.0.1')
  expect(await outcome(stranger, askLogin, phone)).toBe('accepted')
  expect(await outcome(stranger, askLogin, phone)).toBe('too_many_codes')
  expect(await outcome(at(site, '10.61.0.1'), askLogin, phone)).toBe('accepted')
})

test('[SEC-09] a code belongs to its browser: others cannot use, end or replace it', async () => {
  await using site = await createTestSite()
  await addMember(site)
  const [owner, stranger] = [at(site, '10.50.0.1'), at(site, '10.51.0.1')]
  await owner.must(askLogin, phone)
  const code = await codeSentTo(site, mobile)
  const login = (verificationCode: string) => ({ type: 'sms', ...phone, verificationCode }) as const
  const enterBy = (client: TestClient, typed: string) =>
    outcome(client, 'POST /wps/session/login', login(typed))
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await enterBy(stranger, wrongOf(code))).toBe('wrong_code')
  }
  await stranger.must(askLogin, phone)
  const theirs = await codeSentTo(site, mobile)
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await enterBy(stranger, wrongOf(theirs))).toBe('wrong_code')
  }
  expect(await enterBy(stranger, code)).toBe('wrong_code')
  expect(await enterBy(at(site, '10.50.0.1'), code)).toBe('wrong_code')
  expect(await enterBy(owner, code)).toBe('accepted')
})

test('[SEC-09] guesses of strangers do not end a code that staff sent', async () => {
  await using site = await createTestSite()
  const memberId = await addMember(site, { mobile })
  const request = { memberId, language: 'EN', address: '10.0.0.1' }
  await site.context.session.sendReset(request, async () => undefined)
  const code = await codeSentTo(site, mobile)
  const reset = (client: TestClient, verificationCode: string) => {
    const input = { ...phone, verificationCode, newPassword: 'Another-horse-8' }
    return outcome(client, 'POST /wps/member/password/verification', input)
  }
  for (let turn = 0; turn < 8; turn += 1) {
    expect(await reset(at(site, '10.51.0.1'), wrongOf(code))).toBe('wrong_code')
  }
  // After too many guesses the right code fails too.
  expect(await reset(at(site, '10.51.0.1'), code)).toBe('wrong_code')
  expect(await reset(at(site, '10.50.0.1'), code)).toBe('accepted')
})

test('[SEC-09] guesses with a known password do not use up the owner’s attempts', async () => {
  await using site = await createTestSite()
  const memberId = await addMember(site)
  const owner = at(site, '10.50.0.1')
  await enter(owner)
  const { mfa } = site.context
  const guess = { memberId, way: 'sms', purpose: 'prove', code: '000000' } as const
  const by = { kind: 'browser', token: 'a stranger', address: '10.51.0.1' } as const
  for (let turn = 0; turn < 10; turn += 1) expect(await mfa.proves({ ...guess, by })).toBe(false)
  const refused = { code: 'too_many_requests' }
  await expect(mfa.proves({ ...guess, by })).rejects.toMatchObject(refused)
  await owner.must('POST /wps/session/stepUp/send', { way: 'sms' })
  const code = await codeSentTo(site, mobile)
  expect(await outcome(owner, 'POST /wps/session/stepUp', { way: 'sms', code })).toBe('accepted')
  expect(await mfa.proves({ ...guess, by: { ...by, device: 'known' } })).toBe(false)
})

test('[SEC-09] a new browser of the owner gets a code despite strangers, for work', async () => {
  await using site = await createTestSite()
  await addMember(site)
  for (const network of [1, 2, 3, 4]) {
    const { codes } = site.context.verification
    const asker = { kind: 'browser', token: `${network}`, address: `10.99.${network}.1` } as const
    const target = { brandId: brandIdOf(site), purpose: 'login', channel: 'sms' } as const
    await codes.send({ ...target, to: mobile, asker, language: 'EN', really: true })
  }
  const owner = at(site, '10.50.0.1')
  expect(await outcome(owner, askLogin, phone)).toBe('work_required')
  const { task, bits } = await owner.must('GET /wps/captcha/work', {})
  const answer = { ...phone, captcha: solved(task, bits) }
  expect(await outcome(owner, askLogin, answer)).toBe('accepted')
})
