import { languageOf } from '@fairhouse/i18n/server'
import type { SignInAnswer } from '@fairhouse/protocol'
import { isReservedName, nicknameOf } from '@fairhouse/rules'
import type { AgentModule } from '#modules/agent'
import type { Brand, BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LobbyModule } from '#modules/lobby'
import {
  personKey,
  type Account,
  type IdentityValue,
  type MemberModule,
  type NewAccount,
} from '#modules/member'
import type { PromotionModule } from '#modules/promotion'
import type { SessionModule } from '#modules/session'
import type { VendorModule } from '#modules/vendor'
import { guessingBrowser, type VerificationModule } from '#modules/verification'
import type { WalletModule } from '#modules/wallet'
import { Refusal, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import {
  checkProvided,
  checkRegistration,
  type CheckedRegistration,
  type Mode,
  type ProvidedInput,
  type RegisterInput,
} from './form.ts'
import { invitersOf, type Inviters } from './inviters.ts'
import { newName, placeOf } from './rules.ts'

export interface Parts {
  kit: Kit
  brands: BrandModule
  verification: VerificationModule
  agent: AgentModule
  member: MemberModule
  exclusion: ExclusionModule
  session: SessionModule
  wallet: WalletModule
  promotion: PromotionModule
  vendor: VendorModule
  lobby: LobbyModule
}

const mostNames = 20

/** Names that would pass for the house, the names of all its brands included. */
export const reservedNames = (brands: BrandModule) => (name: string) =>
  isReservedName(
    name,
    brands.all().flatMap(({ code, name: own }) => [code, own]),
  )

/** Members do not come from a host of the agents'. */
export function requireOpenHouse({ brand }: Caller): void {
  if (brand.agentSite) throw new Refusal('feature_off')
}

/** Opens an account and signs in, whether or not that was asked for: nobody wants the one alone. */
export function registrar(parts: Parts) {
  const { kit, brands, verification, session } = parts
  const { readPhone } = verification

  /**
   * Nothing tells whether a name or an address is known before the code is right. It is used up
   * last, so that another name can be chosen with the same code.
   */
  return async (caller: Caller, input: RegisterInput, mode: Mode): Promise<SignInAnswer> => {
    requireOpenHouse(caller)
    const brand = brands.byId(caller.brand.id)
    const checked = checkRegistration(input, brand, mode, { now: kit.clock.now(), readPhone })
    const inviters = await invitersOf(parts, brand.id, checked.values)
    await requirePerson(verification, caller, brand, input)
    requireOwnNames(parts, mode, checked)
    await requireProof(checked, provesNumber(verification, caller, checked, input, 'look'))
    await requireNew(parts, brand, mode, checked)
    await requireProof(checked, provesNumber(verification, caller, checked, input, 'take'))
    const mobileVerified = isPhoneProved(checked)
    const facts = accountOf(brand, input, checked, inviters)
    const id = await opened(parts, { ...facts, mobileVerified }, brand, mode)
    return session.signIn(caller, await welcomed(parts, caller, id), { by: 'register' })
  }
}

/** For who is known to another provider: a name and nothing more, and no password. */
export function openWithout(parts: Parts) {
  return async (caller: Caller, input: ProvidedInput): Promise<Account> => {
    requireOpenHouse(caller)
    const brand = parts.brands.byId(caller.brand.id)
    const checked = checkProvided(input, brand)
    const inviters = await invitersOf(parts, brand.id, checked.values)
    requireOwnNames(parts, 'register', checked)
    await requireNew(parts, brand, 'register', checked)
    const id = await parts.member.open(accountOf(brand, input, checked, inviters))
    return welcomed(parts, caller, id)
  }
}

async function requirePerson(
  { captcha }: VerificationModule,
  { kept }: Caller,
  { settings }: Brand,
  input: RegisterInput,
): Promise<void> {
  if (settings.registerRules.captcha?.enabled !== true) return
  if (await captcha.passes(kept('captcha'), input.captcha)) return
  throw new Refusal('wrong_captcha', { captcha: input.captcha ? 'invalid' : 'required' })
}

/** Refuses names that would pass for the house's; this tells nothing about other accounts. */
function requireOwnNames({ brands }: Parts, mode: Mode, { values }: CheckedRegistration): void {
  const isReserved = reservedNames(brands)
  if (mode === 'register' && isReserved(values.get('username') ?? '')) {
    throw new Refusal('name_taken')
  }
  const nickname = values.get('nickname')
  if (nickname !== undefined && isReserved(nickname)) {
    throw new Refusal('name_taken', { nickname: 'invalid' })
  }
}

/**
 * What others have: asked once the code is right. A typed address is never refused, because it
 * counts only when it is confirmed; an exclusion is told as any account is.
 */
async function requireNew(
  { member, exclusion }: Parts,
  { id: brandId }: Brand,
  mode: Mode,
  checked: CheckedRegistration,
): Promise<void> {
  const { values, mobile } = checked
  const name = values.get('username') ?? ''
  if (mode === 'register' && (await member.isNameTaken(brandId, name))) {
    throw new Refusal('name_taken')
  }
  const idNumber = values.get('idNumber')
  const isTaken =
    (isPhoneProved(checked) && (await member.isTaken(brandId, 'phone', mobile ?? ''))) ||
    (idNumber !== undefined && (await member.isTaken(brandId, 'idNumber', idNumber)))
  if (isTaken || (await exclusion.bars(brandId, identityOf(checked)))) {
    throw new Refusal('already_registered')
  }
}

/** Others of the same name and birth date are welcome, unless one of them is excluded. */
function identityOf({ values, mobile }: CheckedRegistration): IdentityValue[] {
  const given = {
    phone: mobile,
    email: values.get('email'),
    idNumber: values.get('idNumber'),
    person: personKey(profileOf(values)),
  }
  return (['phone', 'email', 'idNumber', 'person'] as const).flatMap((kind) => {
    const value = given[kind]
    return value === undefined ? [] : [{ kind, value }]
  })
}

const isPhoneProved = ({ mobile, isProved }: CheckedRegistration): boolean =>
  mobile !== undefined && isProved

async function requireProof(checked: CheckedRegistration, proof: Promise<boolean>): Promise<void> {
  if ((await proof) || !isPhoneProved(checked)) return
  throw new Refusal('wrong_code', { verificationCode: { key: 'wrong_code' } })
}

/** By the code that was sent there, or by the token of the phone provider. */
async function provesNumber(
  { codes, phoneTokens }: VerificationModule,
  caller: Caller,
  checked: CheckedRegistration,
  { firebaseIdToken: token }: RegisterInput,
  how: 'look' | 'take',
): Promise<boolean> {
  const { mobile, code = '' } = checked
  if (mobile === undefined || !isPhoneProved(checked)) return false
  if (token !== undefined) {
    const read = how === 'look' ? phoneTokens.numberIn : phoneTokens.numberOf
    return (await read(token)) === mobile
  }
  const target = { purpose: 'register', channel: 'sms', to: mobile, code } as const
  const typed = { ...target, brandId: caller.brand.id, by: guessingBrowser(caller) }
  return how === 'look' ? codes.matches(typed) : codes.take(typed)
}

/** LIST of what goes into the profile as it was typed. */
const profileFields = [
  'payeeName',
  'email',
  'idNumber',
  'realName',
  'fullName',
  'birthday',
  'permanentAddress',
  'currentAddress',
  'placeOfBirth',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'telegram',
] as const

function profileOf(values: CheckedRegistration['values']): NonNullable<NewAccount['profile']> {
  const typed = profileFields.flatMap((field) => {
    const value = values.get(field)
    return value === undefined ? [] : [[field, value] as const]
  })
  return Object.fromEntries(typed)
}

function accountOf(
  { id: brandId, accounts }: Brand,
  input: RegisterInput,
  { values, mobile }: CheckedRegistration,
  inviters: Inviters,
): NewAccount {
  const { termsVersion, signUpBonus: amount, signUpPlayThrough: playThrough } = accounts
  const nickname = values.get('nickname')
  const paymentPassword = values.get('paymentPassword')
  return {
    brandId,
    name: values.get('username') ?? '',
    type: 0,
    profile: { ...profileOf(values), ...(mobile !== undefined && { mobile }) },
    termsVersion,
    ageConfirmed: true,
    ...inviters,
    hints: hintsOf(input),
    // As it was typed: the form does not change a password.
    ...(input.password && { password: input.password }),
    ...(nickname !== undefined && { nickname: nicknameOf(nickname) }),
    ...(paymentPassword !== undefined && { paymentPassword }),
    ...(amount !== null && { bonus: { amount, playThrough } }),
  }
}

function hintsOf(input: RegisterInput): Record<string, string> {
  const { registerUrl = '', registerMethod, domain } = input
  const { affiliateCode, referralCode, recommenderId } = input
  const url = placeOf(registerUrl)
  const all = { url, method: registerMethod, domain, affiliateCode, referralCode, recommenderId }
  return Object.fromEntries(
    Object.entries(all).filter((hint): hint is [string, string] => !!hint[1]),
  )
}

/** By phone the house makes the name, which is never the number. */
async function opened(
  { member, kit }: Parts,
  account: NewAccount,
  brand: Brand,
  mode: Mode,
): Promise<string> {
  if (mode === 'register') return member.open(account)
  for (let turn = 0; turn < mostNames; turn += 1) {
    const name = newName(kit.random.below)
    if (!(await member.isNameTaken(brand.id, name))) return member.open({ ...account, name })
  }
  throw new Error('no name is left')
}

/** The account is there: what fails now is made up for later and keeps nobody out. */
async function welcomed(
  { agent, brands, member, exclusion, promotion, kit }: Parts,
  { brand, language }: Caller,
  id: string,
): Promise<Account> {
  try {
    const spoken = languageOf(language)?.code ?? ''
    if (brands.byId(brand.id).languages.includes(spoken)) await member.setLanguage(id, spoken)
    await exclusion.follow(id)
    await agent.referralCodeOf(brand.id, id)
    await promotion.welcome(id)
  } catch (error) {
    kit.log.error({ err: error, memberId: id }, 'a new account is not fully welcomed yet')
  }
  const account = await member.find(id)
  if (!account) throw new Error(`no member ${id} after the registration`)
  return account
}
