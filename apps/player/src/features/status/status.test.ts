import { expect, test } from 'vitest'
import { serverTimeMs, withPush, type Status } from './status.ts'

const brand = {
  merchantCode: 'fairhouse',
  name: 'Fairhouse',
  theme: 'dark' as const,
  language: 'EN',
  languages: ['EN', 'VI'],
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  moneyStyle: 'standard' as const,
  demonstration: true,
}

const status: Status = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  regionRules: 'r1',
  settings: 's1',
  contentVersion: 1,
  whitelabel: { modId: 'WHITELABEL3', enabled: '1', childrenNodes: [] },
  registerRules: {},
  accounts: {
    minimumAge: 18,
    termsVersion: '1',
    bonus: null,
    loginRequired: false,
    agentSite: false,
    social: [],
    phoneProvider: null,
  },
  resources: [],
  customerService: { version: { pathList: [] } },
  analytics: { gtagId: null },
  licence: null,
  stops: [],
  imageCDNs: [],
  launchGameCDNs: [],
  location: { ip: '192.0.2.1', country: null },
  brand,
  transportKeys: { keys: [] },
  version: '1.2.3',
  time: '2026-01-01T00:00:00.000Z',
  receivedAtMs: 5000,
}

test('a push changes state and brand and keeps the rest', () => {
  const next = withPush(status, {
    status: 1,
    regionRules: 'r1',
    settings: 's1',
    brand: { ...brand, name: 'Other' },
  })
  expect(next).toEqual({
    ...status,
    status: 1,
    maintenance: true,
    brand: { ...brand, name: 'Other' },
  })
  expect(withPush(next, { status: 0, regionRules: 'r1', settings: 's1', brand })).toEqual(status)
})

test('the server time continues from the answer', () => {
  expect(serverTimeMs(status, 5000)).toBe(Date.UTC(2026, 0, 1))
  expect(serverTimeMs(status, 8000)).toBe(Date.UTC(2026, 0, 1, 0, 0, 3))
})

test('a push does not admit a blocked visitor', () => {
  const stored: Status = { ...status, status: 2 }
  expect(withPush(stored, { status: 0, regionRules: 'r2', settings: 's1', brand })).toMatchObject({
    status: 2,
  })
})
