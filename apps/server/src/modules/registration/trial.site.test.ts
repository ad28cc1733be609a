import { expect, test } from 'vitest'
import { memberAccount } from '#modules/wallet'
import {
  createTestSite,
  tokenOf,
  type TestSite,
  readCaptcha,
  eventually,
  type TestClient,
} from '@fairhouse/site/testing'

const route = 'POST /wps/session/login/freeplay'
const device = { os: 'Linux', platform: 'W', key: 'zyxw', version: 3 }
const playMoney = 1_000_000_000n

const moneyOf = ({ context }: TestSite, id: string) =>
  context.wallet.trial.balanceOf([memberAccount(id, 'trial', 'VND')])

async function play(site: TestSite) {
  const client = site.visitor()
  client.token = tokenOf(await client.must(route, device))
  return { client, facts: await client.must('GET /wps/member/info', {}) }
}

/** Repeated to reach every process: they answer in turn. */
async function isOut(client: TestClient): Promise<boolean> {
  for (let turn = 0; turn < 4; turn += 1) {
    if ((await client.call('GET /wps/member/info', {})).status !== 401) return false
  }
  return true
}

test('[CALL-12] free play gives an account of type 4 with play money of its own', async () => {
  await using site = await createTestSite()
  const { client, facts } = await play(site)
  expect(facts).toMatchObject({ type: 4, account: expect.stringMatching(/^trial[0-9a-f]{10}$/) })
  expect(await moneyOf(site, facts.id)).toBe(playMoney)
  const own = memberAccount(facts.id, 'trial', 'VND')
  expect(await site.context.wallet.balanceOf([own])).toBe(0n)
  expect((await client.call('GET /wps/member/export', {})).answer).toMatchObject({
    code: 'not_allowed',
  })
  const other = (await play(site)).facts
  expect(other.id).not.toBe(facts.id)
})

test('further trials from one address need a captcha', async () => {
  await using site = await createTestSite()
  const client = site.visitor()
  for (let turn = 0; turn < 3; turn += 1) await client.must(route, device)
  const { answer } = await client.call(route, device)
  expect(answer).toMatchObject({ code: 'wrong_captcha', errors: { captcha: expect.any(String) } })
  await client.must(route, { ...device, captcha: await readCaptcha(client) })
  expect((await site.visitor().call(route, device)).answer).toMatchObject({ success: true })
})

test('a trial ends after a day, with its sessions and its money', async () => {
  await using site = await createTestSite()
  const { client, facts } = await play(site)
  await site.advance(12 * 3600)
  const { facts: later } = await play(site)
  await site.advance(12 * 3600)
  const { registration, member } = site.context
  await registration.sweepTrials()
  expect(await member.find(facts.id)).toBeUndefined()
  await eventually(() => isOut(client))
  expect(await member.find(later.id)).toMatchObject({ type: 4 })
  expect(await moneyOf(site, later.id)).toBe(playMoney)
  await site.advance(12 * 3600)
  await registration.sweepTrials()
  expect(await moneyOf(site, facts.id)).toBe(0n)
  expect(await moneyOf(site, later.id)).toBe(0n)
  const { facts: last } = await play(site)
  expect(await moneyOf(site, last.id)).toBe(playMoney)
})

test('free play is refused where the brand does not offer it', async () => {
  await using site = await createTestSite()
  await site.operator.switchOff('FREEPLAY3')
  const code = async () => {
    const { answer } = await site.visitor().call(route, device)
    return answer.success ? 'accepted' : answer.code
  }
  await expect.poll(code).toBe('feature_off')
})
