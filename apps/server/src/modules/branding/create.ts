import { isCurrency, type Currency } from '@fairhouse/money'
import {
  flags,
  registerFields,
  type BrandDocument,
  type Calls,
  type Flag,
  type InputOf,
} from '@fairhouse/protocol'
import { demoSettings } from '#modules/brand'
import { firstContent } from '#modules/content'
import { Refusal, type Clerk } from '#platform/http'
import { refuseFaults, type Documents } from './documents.ts'
import { entryOf } from './entry.ts'
import type { Parts } from './parts.ts'
import { ordered } from './rules.ts'
import { versionStore } from './store.ts'

type NewBrand = InputOf<Calls['PUT /office/api/brand']>

/** LIST of where a currency is at home; a brand can say otherwise. */
const homes: Record<Currency, Pick<BrandDocument, 'country' | 'timeZone'>> = {
  VND: { country: 'VN', timeZone: 'Asia/Ho_Chi_Minh' },
  USD: { country: 'ZZ', timeZone: 'UTC' },
  EUR: { country: 'ZZ', timeZone: 'UTC' },
  THB: { country: 'TH', timeZone: 'Asia/Bangkok' },
  IDR: { country: 'ID', timeZone: 'Asia/Jakarta' },
  PHP: { country: 'PH', timeZone: 'Asia/Manila' },
  MYR: { country: 'MY', timeZone: 'Asia/Kuala_Lumpur' },
  CNY: { country: 'CN', timeZone: 'Asia/Shanghai' },
  KRW: { country: 'KR', timeZone: 'Asia/Seoul' },
  JPY: { country: 'JP', timeZone: 'Asia/Tokyo' },
}

/** Opens new brands, closed to everybody until two people switch them on. */
export function creationOf(parts: Parts, documents: Documents) {
  const { kit, audit, brands, payment } = parts

  /** With all that it begins with: there is a brand that can be opened, or none. */
  async function store(id: string, given: NewBrand, currency: Currency, by: Clerk) {
    const { code, name } = given
    const document = ordered(firstDocument(given, currency))
    refuseFaults(await documents.faultsOf(id, document))
    await kit.database.db.transaction().execute(async (transaction) => {
      if (!(await brands.office.isCodeFree(transaction, code))) throw new Refusal('name_taken')
      const at = kit.clock.now()
      const facts = { id, code, currency, demonstration: false, maintenance: true }
      await brands.office.add(transaction, { ...document, ...facts, domains: [], colours: {} })
      const taken = await brands.office.apply(transaction, id, document, at)
      if (taken.length > 0) throw new Refusal('invalid_fields', { domains: 'taken' })
      const first = { number: 1, document, changed: [], staffId: by.staffId, at, reason: '' }
      await versionStore(transaction).add(id, first)
      await payment.fillFirst(transaction, id, currency)
      const content = firstContent({ name, isDemonstration: kit.config.demo })
      await parts.content.fillWithin(transaction, id, content)
      const { domains, languages, market } = document
      const after = { code, name, currency, domains, languages, market, maintenance: true }
      await audit.record({ ...entryOf(by, 'brand.create', id), after }, transaction)
    })
  }

  return async (given: NewBrand, by: Clerk): Promise<string> => {
    const { currency } = given
    if (!isCurrency(currency)) throw new Refusal('invalid_fields', { currency: 'invalid' })
    const id = kit.random.orderedId()
    await store(id, given, currency, by)
    await brands.reload()
    await parts.content.reload(id)
    return id
  }
}

/** What a new brand is where nobody has said otherwise. */
export function firstDocument(given: NewBrand, currency: Currency): BrandDocument {
  const { name, languages, domains, market, colours } = given
  return {
    name,
    theme: 'dark',
    colours: colours ?? { dark: null, light: null },
    logo: null,
    domains: domains.map((host) => ({ host, agents: false })),
    language: languages[0] ?? '',
    languages,
    ...homes[currency],
    market,
    returns: 'usual',
    flags: Object.keys(flags).filter(isFirstFlag),
    accounts: firstTerms,
    codes: firstCodes,
    registerRules: firstRules,
    regions: { countries: [], addresses: [] },
    serviceLinks: demoSettings.serviceLinks,
    social: [],
    resources: [],
    imageCDNs: [],
    launchGameCDNs: [],
    gtagId: null,
  }
}

const firstTerms: BrandDocument['accounts'] = {
  minimumAge: 18,
  termsVersion: '1',
  signUpBonus: null,
  signUpPlayThrough: 10,
  loginRequired: false,
  idleSeconds: 1800,
  sessionSeconds: 86_400,
  proveNewAddress: true,
  passwordDays: 90,
  sharesExclusions: true,
}

/** SMS goes to the brand's own country until somebody lists more. */
const firstCodes: BrandDocument['codes'] = {
  countries: [],
  smsHour: 600,
  smsDay: 3000,
  countryHour: 300,
  countryDay: 1500,
  emailHour: 2000,
  emailDay: 10_000,
}

const firstRules: BrandDocument['registerRules'] = Object.entries(
  demoSettings.registerRules,
).flatMap(([name, rule]) => {
  const field = registerFields.find((known) => known === name)
  return field ? [{ ...rule, field }] : []
})

/** Good practice is against forcing people to change passwords. */
function isFirstFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
