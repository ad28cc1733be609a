import { languageOf } from '@fairhouse/i18n/server'
import type { SignInAnswer } from '@fairhouse/protocol'
import { isReservedName, nicknameOf } from '@fairhouse/rules'
import type { AgentModule } from '#modules/agent'
import type { Brand, BrandModule } from '#modules/brand'
import type { ExclusionModule } from '#modules/exclusion'
import type { LobbyModule } from '#modules/lobby'
import { personKey, type Account, type MemberModule, type NewAccount } from '#modules/member'
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

  /** What costs little is looked at first, the code is used up last. */
  return async (caller: Caller, input: RegisterInput, mode: Mode): Promise<SignInAnswer> => {
    requireOpenHouse(caller)
    const brand = brands.byId(caller.brand.id)
    const checked = checkRegistration(input, brand, mode, { now: kit.clock.now(), readPhone })
    const inviters = await invitersOf(parts, brand.id, checked.values)
    await requirePerson(verification, caller, brand, input)
    await requireNew(parts, brand, mode, checked)
    const mobileVerified = await provesNumber(verification, caller, checked, input)
    if (mobileVerified) await requireFree(parts, brand.id, 'phone', checked.mobile)
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

/** Whether there is such an account is told of a number only to who has it. */
async function requireNew(
  parts: Parts,
  brand: Brand,
  mode: Mode,
  { values, mobile, isProved }: CheckedRegistration,
): Promise<void> {
  const isReserved = reservedNames(parts.brands)
  const name = values.get('username') ?? ''
  if (mode === 'register') {
    const isTaken = isReserved(name) || (await parts.member.isNameTaken(brand.id, name))
    if (isTaken) throw new Refusal('name_taken')
  }
  const nickname = values.get('nickname')
  if (nickname !== undefined && isReserved(nickname)) {
    throw new Refusal('name_taken', { nickname: 'invalid' })
  }
  const person = personKey(profileOf(values))
  // Others of this name and birth date are welcome; who was excluded under it is not.
  if (person && (await parts.exclusion.bars(brand.id, { kind: 'person', value: person }))) {
    throw new Refusal('already_registered')
  }
  await requireFree(parts, brand.id, 'email', values.get('email'))
  await requireFree(parts, brand.id, 'idNumber', values.get('idNumber'))
  if (!isProved) await requireFree(parts, brand.id, 'phone', mobile)
}

/** An exclusion, at whichever brand, is told as any account is: a stranger learns no more. */
async function requireFree(
  { member, exclusion }: Parts,
  brandId: string,
  kind: 'phone' | 'email' | 'idNumber',
  value: string | undefined,
): Promise<void> {
  if (value === undefined) return
  const isTaken = await member.isTaken(brandId, kind, value)
  const isBarred = await exclusion.bars(brandId, { kind, value })
  if (isTaken || isBarred) throw new Refusal('already_registered')
}

/** By the code that was sent there, or by the token of the phone provider. */
async function provesNumber(
  { codes, phoneTokens }: VerificationModule,
  caller: Caller,
  { mobile, code, isProved }: CheckedRegistration,
  { firebaseIdToken: token }: RegisterInput,
): Promise<boolean> {
  if (mobile === undefined || !isProved) return false
  const isRight =
    token === undefined
      ? await codes.take({
          brandId: caller.brand.id,
          purpose: 'register',
          channel: 'sms',
          to: mobile,
          code: code ?? '',
          by: guessingBrowser(caller),
        })
      : (await phoneTokens.numberOf(token)) === mobile
  if (!isRight) throw new Refusal('wrong_code', { verificationCode: { key: 'wrong_code' } })
  return true
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
