import type { Value } from '@fairhouse/browser/call'
import type { BrandDocument, Flag, Market, RegisterField } from '@fairhouse/protocol'
import type { Currency } from '@fairhouse/money'
import { brandFaults, type BrandFaults } from '@fairhouse/rules'

export type BrandDetail = Value<'GET /office/api/brand'>
export type BrandSummary = BrandDetail['brand']
export type Draft = NonNullable<BrandDetail['draft']>
export type Document = BrandDocument
export type Colours = NonNullable<BrandDocument['colours']['dark']>
export type Theme = BrandDocument['theme']
export type Rule = BrandDocument['registerRules'][number]

/** Props of each editor tab: document, faults and setter. */
export interface PartProps {
  document: Document
  faults: BrandFaults
  set: (change: Partial<Document>) => void
}

export const themes = ['dark', 'light'] as const satisfies readonly Theme[]
export const moneyStyles = [
  'standard',
  'local',
] as const satisfies readonly Document['moneyStyle'][]
export const markets = ['strict', 'open', 'lab'] as const satisfies readonly Market[]
export const networks = ['Facebook', 'Instagram', 'Telegram', 'WhatsApp'] as const

/** LIST of feature flags by group. */
export const flagGroups = {
  registration: [
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'MOBILENUMPASSREG3',
    'REGMOBVERF3',
    'DIRECTREG3',
    'FREEPLAY3',
  ],
  login: ['MOBILEVERCODELOGIN3', 'CHNGPASSVERIF3', 'PWDEXPFORCECHANGE3'],
  services: ['CBS3', 'MANPLAYREB3'],
} as const satisfies Record<string, readonly Flag[]>

const currencies: Record<Currency, true> = {
  VND: true,
  USD: true,
  EUR: true,
  THB: true,
  IDR: true,
  PHP: true,
  MYR: true,
  CNY: true,
  KRW: true,
  JPY: true,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const currencyCodes = Object.keys(currencies) as Currency[]

const fields: Record<RegisterField, true> = {
  username: true,
  password: true,
  confirmPassword: true,
  mobileNum: true,
  verificationCode: true,
  email: true,
  realName: true,
  fullName: true,
  nickname: true,
  birthday: true,
  idNumber: true,
  payeeName: true,
  paymentPassword: true,
  affiliateCode: true,
  referralCode: true,
  recommenderId: true,
  captcha: true,
  zalo: true,
  line: true,
  whatsapp: true,
  telegram: true,
  facebook: true,
  wechat: true,
  qqNum: true,
  permanentAddress: true,
  currentAddress: true,
  placeOfBirth: true,
  nationality: true,
  occupation: true,
  sourceOfIncome: true,
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- keys() forgets the names
export const registerFields = Object.keys(fields) as RegisterField[]

/** Validates the document while typing; the server checks empty fields. */
export const faultsOf = (document: Document): BrandFaults => brandFaults(document)
