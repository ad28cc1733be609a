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
import { Refusal } from '#platform/http'
import { refuseFaults, type Documents } from './documents.ts'
import { auditEntry, staffOf, type By } from './audit-entry.ts'
import type { Deps } from './deps.ts'
import { normalize } from './rules.ts'
import { versionStore } from './store.ts'

type NewBrand = InputOf<Calls['PUT /office/api/brand']>

/** Settings other than those of every new brand. */
export type FirstChoices = Pick<BrandDocument, 'country' | 'timeZone'> &
  Pick<BrandDocument['accounts'], 'minimumAge'>

/** LIST of the default country and time zone per currency; a brand can override them. */
const homeOfCurrency: Record<Currency, Pick<BrandDocument, 'country' | 'timeZone'>> = {
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

/** Creates new brands in maintenance; opening one needs four-eyes approval. */
export function createBrandOpener(deps: Deps, documents: Documents) {
  const { kit, audit, brands, payment } = deps

  /** Stores the brand and its first data in one transaction. */
  async function store(id: string, document: BrandDocument, given: Stored, by: By) {
    const { code, name, currency, demonstration = false } = given
    refuseFaults(await documents.faultsOf(id, document))
    await kit.database.db.transaction().execute(async (transaction) => {
      if (!(await brands.office.isCodeFree(transaction, code))) throw new Refusal('name_taken')
      const at = kit.clock.now()
      const facts = { id, code, currency, demonstration, maintenance: true }
      await brands.office.add(transaction, { ...document, ...facts, domains: [], colours: {} })
      const taken = await brands.office.apply(transaction, id, document, at)
      if (taken.length > 0) throw new Refusal('invalid_fields', { domains: 'taken' })
      const first = { number: 1, document, changed: [], staffId: staffOf(by), at, reason: '' }
      await versionStore(transaction).add(id, first)
      await payment.fillFirst(transaction, { brandId: id, currency, demonstration })
      const content = firstContent({ name, isDemonstration: demonstration })
      await deps.content.fillWithin(transaction, id, content)
      const { domains, languages, market } = document
      const after = { code, name, currency, domains, languages, market, maintenance: true }
      await audit.record({ ...auditEntry(by, 'brand.create', id), after }, transaction)
    })
  }

  return async (given: NewBrand, by: By, choices?: FirstChoices): Promise<string> => {
    const { currency } = given
    // Its payments cost nothing and its accounts are public.
    if (given.demonstration && !kit.config.demo) {
      throw new Refusal('invalid_fields', { demonstration: 'invalid' })
    }
    if (!isCurrency(currency)) throw new Refusal('invalid_fields', { currency: 'invalid' })
    const id = kit.random.orderedId()
    const document = normalize(withChoices(firstDocument(given, currency), choices))
    await store(id, document, { ...given, currency }, by)
    await brands.reload()
    await deps.content.reload(id)
    return id
  }
}

type Stored = Pick<NewBrand, 'code' | 'name' | 'demonstration'> & { currency: Currency }

function withChoices(document: BrandDocument, choices: FirstChoices | undefined): BrandDocument {
  if (!choices) return document
  const { minimumAge, ...facts } = choices
  return { ...document, ...facts, accounts: { ...document.accounts, minimumAge } }
}

/** Default document of a new brand. */
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
    ...homeOfCurrency[currency],
    moneyStyle: 'standard',
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
    licence: null,
    helpLines: [],
    gtagId: null,
  }
}

const firstTerms: BrandDocument['accounts'] = {
  minimumAge: 18,
  termsVersion: '1',
  signUpBonus: null,
  signUpPlayThrough: 10,
  signUpMaxConversion: null,
  loginRequired: false,
  idleSeconds: 1800,
  sessionSeconds: 86_400,
  proveNewAddress: true,
  passwordDays: 90,
  sharesExclusions: true,
}

/** No countries: SMS only goes to the brand's own country. */
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

/** Good practice is not to force password changes. */
function isFirstFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
