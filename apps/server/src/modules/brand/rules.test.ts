import { expect, test } from 'vitest'
import { flagGroups, flags } from '@fairhouse/protocol'
import {
  createRegistry,
  chooseBrand,
  statusFor,
  whitelabelOf,
  type Brand,
  type BrandRequest,
} from './rules.ts'

const visitor = { address: '192.0.2.1', country: undefined }

const fairhouse: Brand = {
  id: '1',
  code: 'fairhouse',
  name: 'Fairhouse',
  theme: 'dark',
  language: 'EN',
  languages: ['EN'],
  currency: 'VND',
  market: 'open',
  returns: 'usual',
  country: 'VN',
  timeZone: 'Asia/Ho_Chi_Minh',
  moneyStyle: 'standard',
  demonstration: true,
  maintenance: false,
  isSwitchedOff: false,
  stops: [],
  version: 1,
  domains: [],
  agentDomains: [],
  agentSite: false,
  accounts: {
    minimumAge: 18,
    termsVersion: '1',
    signUpBonus: null,
    signUpMaxConversion: null,
    signUpPlayThrough: 10,
    loginRequired: false,
    idleSeconds: 1800,
    sessionSeconds: 86_400,
    proveNewAddress: true,
    passwordDays: 90,
    sharesExclusions: true,
  },
  codes: {
    countries: [],
    smsHour: 600,
    smsDay: 3000,
    countryHour: 300,
    countryDay: 1500,
    emailHour: 2000,
    emailDay: 10_000,
  },
  restrictions: [],
  isRestricted: () => false,
  regionRules: '',
  settings: {
    registerRules: {},
    serviceLinks: [],
    imageCDNs: [],
    launchGameCDNs: [],
    gtagId: null,
    licence: null,
    helpLines: [],
    colours: {},
    logo: null,
  },
  settingsName: '',
  flags: new Set(),
}
const lotus = { ...fairhouse, id: '2', code: 'lotus', domains: ['lotus.example'] }
const book = createRegistry([fairhouse, lotus])
const shared = { host: 'localhost', merchant: undefined, sharedHosts: ['*'], fallback: 'fairhouse' }

test.each<[string, BrandRequest, string | undefined]>([
  ['the usual brand of a shared host', shared, 'fairhouse'],
  ['the brand that the header names', { ...shared, merchant: 'lotus' }, 'lotus'],
  ['no brand for an unknown header', { ...shared, merchant: 'nobody' }, undefined],
  ['the brand of the host', { ...shared, host: 'Lotus.Example' }, 'lotus'],
  [
    'the brand of the host, whatever the header says',
    { ...shared, host: 'lotus.example', merchant: 'fairhouse' },
    'lotus',
  ],
  ['no brand on a host that is not shared', { ...shared, sharedHosts: [] }, undefined],
  ...['localhost', 'LOCALHOST.', 'demo', 'a.localhost', '127.0.0.1', '[::1]', '192.168.1.7'].map(
    (host): [string, BrandRequest, string | undefined] => [
      `[SEC-15] the usual brand at ${host}, which is nearby`,
      { ...shared, host, sharedHosts: ['local'] },
      'fairhouse',
    ],
  ),
  ...['evil.example', '8.8.8.8', 'localhost.evil.example', 'a"><b>', '', '[2606:4700::1]'].map(
    (host): [string, BrandRequest, string | undefined] => [
      `[SEC-15] no brand at ${host}, which is elsewhere`,
      { ...shared, host, sharedHosts: ['local'] },
      undefined,
    ],
  ),
  [
    'the header on a host that is shared by name',
    { ...shared, sharedHosts: ['localhost'], merchant: 'lotus' },
    'lotus',
  ],
])('%s', (_, question, code) => {
  expect(chooseBrand(book, question)?.code).toBe(code)
})

test('maintenance is state 1', () => {
  expect(statusFor(fairhouse, visitor)).toBe(0)
  expect(statusFor({ ...fairhouse, maintenance: true }, visitor)).toBe(1)
  expect(statusFor({ ...fairhouse, isRestricted: () => true }, visitor)).toBe(2)
})

test('every switch stands in the tree once, on or off as the brand has it', () => {
  expect(Object.values(flagGroups).flat().toSorted()).toEqual(Object.keys(flags).toSorted())
  const tree = whitelabelOf(new Set(['CBS3']))
  expect(tree.childrenNodes.map(({ modId, enabled }) => [modId, enabled])).toEqual([
    ['REGISTRATION3', '0'],
    ['LOGIN3', '0'],
    ['SERVICES3', '1'],
  ])
  expect(tree.childrenNodes[2]?.childrenNodes).toEqual([
    { modId: 'CBS3', enabled: '1', childrenNodes: [] },
    { modId: 'MANPLAYREB3', enabled: '0', childrenNodes: [] },
  ])
})
