import { expect, test } from 'vitest'
import { createTestSite, eventually, openSocket } from '@fairhouse/site/testing'

test('the status has the brand, the site state and one transport key', async () => {
  await using site = await createTestSite()
  const value = await site.visitor().must('GET /wps/system/status', {})
  expect(value).toMatchObject({
    status: 0,
    maintenance: false,
    brand: { merchantCode: 'fairhouse', name: 'Fairhouse', theme: 'dark', demonstration: true },
  })
  expect(value.transportKeys.keys).toHaveLength(1)
})

test('a shared host takes its brand from the Merchant header, an own host does not', async () => {
  await using site = await createTestSite()
  await site.operator.addBrand('lotus', 'Lotus')
  const lotus = site.visitor({ merchant: 'lotus' })
  const named = async () => (await lotus.call('GET /wps/system/status', {})).answer
  await expect.poll(named).toMatchObject({ success: true, value: { brand: { name: 'Lotus' } } })
  const nobody = await site.visitor({ merchant: 'nobody' }).call('GET /wps/system/status', {})
  expect(nobody.answer).toMatchObject({ success: false, code: 'unknown_brand' })
  await site.operator.addBrand('river', 'River', '127.0.0.1')
  const own = async () => (await lotus.call('GET /wps/system/status', {})).answer
  await expect.poll(own).toMatchObject({ success: true, value: { brand: { name: 'River' } } })
})

test('in maintenance the status answers 200 with state 1, every other call 503', async () => {
  await using site = await createTestSite()
  const client = await site.signedIn('demo')
  await site.operator.setMaintenance(true)
  for (let process = 0; process < 2; process += 1) {
    await eventually(async () => (await client.call('GET /wps/member/info', {})).status === 503)
  }
  const { answer } = await client.call('GET /wps/member/info', {})
  expect(answer).toMatchObject({ success: false, code: 'maintenance' })
  expect(await client.must('GET /wps/system/status', {})).toMatchObject({ status: 1 })
  await site.operator.setMaintenance(false)
  await eventually(async () => (await client.call('GET /wps/member/info', {})).status === 200)
})

test('a changed row shows on open sockets: first the present state, then each change', async () => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  const first = await socket.next()
  expect(first).toMatchObject({ topic: 'status', data: { status: 0 } })
  await site.operator.setMaintenance(true)
  const second = await socket.next()
  expect(second).toMatchObject({ topic: 'status', data: { status: 1 } })
  await site.operator.renameBrand('Fair House')
  const third = await socket.next()
  expect(third).toMatchObject({ data: { status: 1, brand: { name: 'Fair House' } } })
  expect(second.seq).toBeGreaterThan(first.seq)
  expect(third.seq).toBeGreaterThan(second.seq)
})

test('a message is in the language of the request', async () => {
  await using site = await createTestSite()
  const english = await site.visitor().call('GET /wps/member/info', {})
  const vietnamese = await site.visitor({ language: 'VI' }).call('GET /wps/member/info', {})
  const unknown = await site.visitor({ language: 'XX' }).call('GET /wps/member/info', {})
  expect(vietnamese.answer.message).not.toBe(english.answer.message)
  expect(unknown.answer.message).toBe(english.answer.message)
})

test('[SITE-07] a restricted network gets state 2 and no other call', async () => {
  await using site = await createTestSite()
  const [near, far] = [site.visitor(), site.visitor()]
  const own = (await near.must('GET /wps/system/status', {})).location.ip
  await site.operator.restrict('address', own)
  for (let process = 0; process < 2; process += 1) {
    await eventually(async () => (await near.must('GET /wps/system/status', {})).status === 2)
  }
  const refused = await near.call('GET /wps/member/info', {})
  expect([refused.status, refused.answer]).toEqual([
    403,
    expect.objectContaining({ success: false, code: 'restricted' }),
  ])
  expect(await far.must('GET /wps/system/status', {})).toMatchObject({ status: 0 })
  await site.operator.restrict('address', undefined)
  await eventually(async () => (await near.must('GET /wps/system/status', {})).status === 0)
})

test('[SITE-07] the country is believed from our proxies only, and restricts', async () => {
  await using site = await createTestSite({ config: { countryHeader: 'x-country' } })
  await site.operator.restrict('country', 'US')
  const american = site.visitor({ 'x-country': 'us' })
  await eventually(async () => (await american.must('GET /wps/system/status', {})).status === 2)
  expect(await american.must('GET /wps/system/status', {})).toMatchObject({
    regionRestriction: true,
    location: { country: 'US' },
  })
  const direct = await fetch(`${site.address}/wps/system/status`, {
    headers: { 'x-country': 'US' },
  })
  expect(await direct.json()).toMatchObject({ value: { status: 0, location: { country: null } } })
})

test('[CALL-03] the whitelabel tree follows a switch without a restart', async () => {
  await using site = await createTestSite()
  const chat = async () => {
    const { childrenNodes } = await site.visitor().must('GET /wps/system/whitelabel', {})
    const all = childrenNodes.flatMap((group) => group.childrenNodes)
    return all.find(({ modId }) => modId === 'CBS3')?.enabled
  }
  expect(await chat()).toBe('1')
  await site.operator.switchOff('CBS3')
  await eventually(async () => (await chat()) === '0')
})
