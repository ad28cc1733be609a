import { expect, test } from 'vitest'
import { flagGroups } from '@fairhouse/protocol'
import { openLink } from '@fairhouse/protocol/service-link'
import {
  createTestSite,
  eventually,
  openSocket,
  type Operator,
  type TestSite,
} from '@fairhouse/site/testing'

const statusOf = (site: TestSite) => site.visitor().must('GET /wps/system/status', {})

/** Waits until both processes, which answer in turn, satisfy the condition. */
const everywhere = (isSo: () => Promise<boolean>) =>
  eventually(async () => (await isSo()) && (await isSo()))

test('[CALL-15] the status gives all that a page starts with', async () => {
  await using site = await createTestSite({ config: { countryHeader: 'x-country' } })
  const visitor = site.visitor({ 'x-country': 'th' })
  const value = await visitor.must('GET /wps/system/status', {})
  expect(value).toMatchObject({
    status: 0,
    maintenance: false,
    regionRestriction: false,
    location: { ip: visitor.from, country: 'TH' },
    resources: [],
    analytics: { gtagId: null },
    imageCDNs: [],
    launchGameCDNs: [],
    brand: { merchantCode: 'fairhouse' },
  })
  expect(value.whitelabel).toEqual(await visitor.must('GET /wps/system/whitelabel', {}))
  const { pathList } = value.customerService.version
  expect(pathList.map(({ type }) => type)).toEqual(['web'])
  expect(await openLink(pathList[0]?.path ?? '')).toBe('/service')
  const { registerRules } = value
  expect(Object.keys(registerRules).slice(0, 4)).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
  ])
  expect(registerRules.username).toEqual({
    enabled: true,
    required: true,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 1,
    minLength: 4,
    maxLength: 16,
    type: 'text',
  })
  for (const [field, { acceptedPattern }] of Object.entries(registerRules)) {
    expect(() => new RegExp(acceptedPattern === '*' ? '' : acceptedPattern), field).not.toThrow()
  }
  expect(JSON.stringify(value).length).toBeLessThan(4500)
})

test('[CALL-03] the tree has a modId, enabled and its children at every node', async () => {
  await using site = await createTestSite()
  const { whitelabel } = await statusOf(site)
  expect(whitelabel).toMatchObject({ enabled: '1' })
  const groups = whitelabel.childrenNodes.map(({ modId, childrenNodes }) => [
    modId,
    childrenNodes.map((node) => node.modId),
  ])
  expect(Object.fromEntries(groups)).toEqual(flagGroups)
})

const changes: [string, (operator: Operator) => Promise<void>][] = [
  ['CDNs of images', (operator) => operator.addCdn('image', 'https://i.example')],
  ['CDNs of games', (operator) => operator.addCdn('game', 'https://g.example')],
  ['analytics', (operator) => operator.setAnalytics('G-ABC123')],
  ['a rule', (operator) => operator.limitField('username', 20)],
  ['a help link', (operator) => operator.setServiceLink('https://help.example/chat')],
  ['a colour', (operator) => operator.setColours('dark', '#ffffff', '#000000')],
  ['a switch', (operator) => operator.switchOff('CBS3')],
]

test.each(changes)('%s: a changed row is pushed and shows in the status', async (_, change) => {
  await using site = await createTestSite()
  await using socket = await openSocket(site.address)
  const first = await socket.next()
  const { settings } = await statusOf(site)
  expect(first).toMatchObject({ topic: 'status', data: { settings } })
  await change(site.operator)
  const second = await socket.next()
  expect(second.seq).toBeGreaterThan(first.seq)
  expect(second.data).not.toMatchObject({ settings })
  await everywhere(async () => (await statusOf(site)).settings !== settings)
  expect(second.data).toMatchObject({ settings: (await statusOf(site)).settings })
})

test('the status shows the operator’s settings', async () => {
  await using site = await createTestSite()
  for (const [, change] of changes) await change(site.operator)
  const isDone = async () => {
    const { analytics, whitelabel } = await statusOf(site)
    const isOn = JSON.stringify(whitelabel).includes('{"modId":"CBS3","enabled":"1"')
    return analytics.gtagId !== null && !isOn
  }
  await everywhere(isDone)
  const value = await statusOf(site)
  expect(value).toMatchObject({
    imageCDNs: ['https://i.example'],
    launchGameCDNs: ['https://g.example'],
    analytics: { gtagId: 'G-ABC123' },
    registerRules: { username: { maxLength: 20 } },
  })
  const [link] = value.customerService.version.pathList
  expect(await openLink(link?.path ?? '')).toBe('https://help.example/chat')
})

const faults: [string, (operator: Operator) => Promise<void>][] = [
  ['a script', (operator) => operator.setServiceLink('javascript:alert(1)')],
  ['another site as a page', (operator) => operator.setServiceLink('//evil.example')],
  ['data as a CDN', (operator) => operator.addCdn('image', 'data:image/png,x')],
  ['markup', (operator) => operator.setAnalytics('"><script>')],
  ['style', (operator) => operator.setColours('dark', 'red;}', '#000000')],
  ['a field longer than any', (operator) => operator.limitField('username', 300)],
  ['a field shorter than its least', (operator) => operator.limitField('username', 2)],
]

test.each(faults)('no row can carry %s', async (_, change) => {
  await using site = await createTestSite()
  await expect(change(site.operator)).rejects.toThrow('check')
})
