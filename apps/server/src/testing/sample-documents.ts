import type { BrandDocument, WithdrawalTerms } from '@fairhouse/protocol'

/** A valid banner. */
export const piece = {
  kind: 'banner',
  id: 'one',
  shown: true,
  words: { EN: { title: 'One', text: '', content: '' } },
  startsAt: null,
  endsAt: null,
  group: 'home',
  image: 'crown',
  link: '',
  type: 'B',
  audience: 'everybody',
  category: '',
  claimPeriod: 'once',
} as const
/** A valid brand document. */
export const sampleDocument: BrandDocument = {
  name: 'Sample',
  theme: 'dark',
  colours: { dark: null, light: null },
  logo: null,
  domains: [],
  language: 'EN',
  languages: ['EN'],
  timeZone: 'UTC',
  moneyStyle: 'standard',
  country: 'ZZ',
  market: 'strict',
  returns: 'usual',
  flags: [],
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
  registerRules: [],
  regions: { countries: [], addresses: [] },
  serviceLinks: [],
  social: [],
  resources: [],
  imageCDNs: [],
  launchGameCDNs: [],
  helpLines: [],
  licence: null,
  gtagId: null,
}

/** Valid withdrawal terms. */
export const sampleTerms: WithdrawalTerms = {
  turnoverPercent: 100,
  least: '50000',
  most: null,
  mostADay: null,
  mostTimesADay: null,
  feeFlat: '0',
  feePermille: 0,
  stepUpAbove: '0',
  kinds: ['bank'],
  mostAccounts: 5,
  confirmDays: 7,
  reminderDays: 2,
}

export const letterWords = { EN: { title: 'News', content: 'Hello {name}' } }
