import { expect, test } from 'vitest'
import { brandFaults } from './brand-faults.ts'
import { defaultRules } from '../forms/default-rules.ts'

const { username, password, mobileNum } = defaultRules
const brand = {
  language: 'EN',
  languages: ['EN'],
  timeZone: 'Asia/Bangkok',
  colours: { dark: null, light: null },
  domains: [{ host: 'play.example' }],
  flags: ['USERNAMEREG3', 'MOBILENUMREG3'],
  accounts: { idleSeconds: 60, sessionSeconds: 600 },
  codes: {
    countries: ['VN', 'TH'],
    smsHour: 10,
    smsDay: 100,
    countryHour: 5,
    countryDay: 50,
    emailHour: 10,
    emailDay: 10,
  },
  registerRules: [
    { ...username, field: 'username' },
    { ...password, field: 'password' },
    { ...mobileNum, field: 'mobileNum' },
  ],
  regions: { addresses: ['203.0.113.0/24', '2001:db8::/32', '198.51.100.7'], countries: ['US'] },
  serviceLinks: [],
  social: [],
  licence: { text: 'Gaming Board, no. 12', url: 'https://board.example/12' },
  helpLines: [{ name: 'Lake Help', url: 'https://help.example' }],
  resources: [],
}

const [name, secret, phone] = brand.registerRules
const only = (...addresses: string[]) => ({ regions: { addresses, countries: [] } })

test('a brand that can be published has no faults', () => {
  expect(brandFaults(brand)).toEqual({})
})

test.each<[string, object, Record<string, string>]>([
  ['a language not offered', { language: 'VI' }, { language: 'not_listed' }],
  [
    'a register that cannot be opened',
    { licence: { text: 'Gaming Board', url: 'board.example' } },
    { 'licence.url': 'invalid' },
  ],
  ['no time zone', { timeZone: 'Mars/Base' }, { timeZone: 'invalid' }],
  ['a language twice', { languages: ['EN', 'EN'] }, { languages: 'twice' }],
  [
    'a session shorter than a rest',
    { accounts: { idleSeconds: 900, sessionSeconds: 600 } },
    { 'accounts.idleSeconds': 'invalid' },
  ],
  [
    'more codes in an hour than in a day',
    { codes: { ...brand.codes, smsHour: 101, emailHour: 11 } },
    { 'codes.smsHour': 'invalid', 'codes.emailHour': 'invalid' },
  ],
  [
    'a country twice',
    { codes: { ...brand.codes, countries: ['VN', 'VN'] } },
    { 'codes.countries': 'twice' },
  ],
  ['an address with something behind', only('10.0.0.1/8'), { 'regions.addresses': 'invalid' }],
  ['no address', only('1.2.3'), { 'regions.addresses': 'invalid' }],
  ['no address', only('2001:::1'), { 'regions.addresses': 'invalid' }],
  ['everybody', only('0.0.0.0/0'), { 'regions.addresses': 'locks_out' }],
  ['everybody', only('::/1'), { 'regions.addresses': 'locks_out' }],
  [
    'no field for the password',
    { registerRules: [name, phone] },
    { 'registerRules.password': 'locks_out' },
  ],
  [
    'a help line without an address',
    { helpLines: [{ name: 'Lake Help', url: 'help.example' }] },
    { helpLines: 'invalid' },
  ],
  [
    'a name that is not asked for',
    { registerRules: [{ ...name, enabled: false }, secret, phone] },
    { 'registerRules.username': 'locks_out' },
  ],
  [
    'a password that is too short to be one',
    { registerRules: [name, { ...secret, maxLength: 7 }, phone] },
    { 'registerRules.password': 'locks_out' },
  ],
  [
    'a pattern that cannot be read',
    { registerRules: [name, secret, { ...phone, acceptedPattern: '[' }] },
    { 'registerRules.mobileNum': 'locks_out' },
  ],
])('%s is a fault', (_, change, faults) => {
  expect(brandFaults({ ...brand, ...change })).toEqual(faults)
})

test('who only registers by phone needs no name', () => {
  const registerRules = brand.registerRules.slice(2)
  expect(brandFaults({ ...brand, flags: ['MOBILENUMREG3'], registerRules })).toEqual({})
})
