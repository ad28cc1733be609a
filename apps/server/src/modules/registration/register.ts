import { languageOf } from '@fairhouse/i18n/server'
import type { SignInAnswer } from '@fairhouse/protocol'
import { isReservedName, nicknameOf } from '@fairhouse/rules'
import type { Brand, BrandModule } from '#modules/brand'
import { personKey, type Account, type IdentityValue, type NewAccount } from '#modules/member'
import { guessingBrowser, type VerificationModule } from '#modules/verification'
import { Refusal, type Caller } from '#platform/http'
import type { Deps } from './deps.ts'
import {
  checkProvided,
  checkRegistration,
  type CheckedRegistration,
  type Mode,
  type ProvidedInput,
  type RegisterInput,
} from './form.ts'
import { findInviters, type Inviters } from './inviters.ts'
import { newName, withoutQuery } from './rules.ts'

const maxNameAttempts = 20

/** Checks for names that could pass for the operator, including all brand names. */
export const createReservedNameCheck = (brands: BrandModule) => (name: string) =>
  isReservedName(
    name,
    brands.all().flatMap(({ code, name: own }) => [code, own]),
  )

/** Players cannot register on an agent site. */
export function requirePlayerSite({ brand }: Caller): void {
  if (brand.agentSite) throw new Refusal('feature_off')
}

/** Opens an account and signs in: nobody wants one without the other. */
export function createRegister(deps: Deps) {
  const { kit, brands, verification, session } = deps
  const { readPhone } = verification

  /**
   * Reveals whether a name or address is taken only after the code is correct. The code is used up
   * last, so that the user can pick another name with the same code.
   */
  return async (caller: Caller, input: RegisterInput, mode: Mode): Promise<SignInAnswer> => {
    requirePlayerSite(caller)
    const brand = brands.byId(caller.brand.id)
    const checked = checkRegistration(input, brand, mode, { now: kit.clock.now(), readPhone })
    const inviters = await findInviters(deps, brand.id, checked.values)
    await requirePerson(verification, caller, brand, input)
    requireUnreservedNames(deps, mode, checked)
    await requireProof(checked, checkNumberProof(verification, caller, checked, input, 'look'))
    await requireNew(deps, brand, mode, checked)
    await requireProof(checked, checkNumberProof(verification, caller, checked, input, 'take'))
    const mobileVerified = isPhoneProved(checked)
    const facts = accountOf(brand, input, checked, inviters)
    const id = await openAccount(deps, { ...facts, mobileVerified }, brand, mode)
    return session.signIn(caller, await welcomeMember(deps, caller, id), { by: 'register' })
  }
}

/** Registration through an identity provider: a name, no password. */
export function createPasswordlessRegister(deps: Deps) {
  return async (caller: Caller, input: ProvidedInput): Promise<Account> => {
    requirePlayerSite(caller)
    const brand = deps.brands.byId(caller.brand.id)
    const checked = checkProvided(input, brand)
    const inviters = await findInviters(deps, brand.id, checked.values)
    requireUnreservedNames(deps, 'register', checked)
    await requireNew(deps, brand, 'register', checked)
    const id = await deps.member.open(accountOf(brand, input, checked, inviters))
    return welcomeMember(deps, caller, id)
  }
}

async function requirePerson(
  { captcha }: VerificationModule,
  { getCookie }: Caller,
  { settings }: Brand,
  input: RegisterInput,
): Promise<void> {
  if (settings.registerRules.captcha?.enabled !== true) return
  if (await captcha.passes(getCookie('captcha'), input.captcha)) return
  throw new Refusal('wrong_captcha', { captcha: input.captcha ? 'invalid' : 'required' })
}

/** Refuses reserved names; this reveals nothing about other accounts. */
function requireUnreservedNames(
  { brands }: Deps,
  mode: Mode,
  { values }: CheckedRegistration,
): void {
  const isReserved = createReservedNameCheck(brands)
  if (mode === 'register' && isReserved(values.get('username') ?? '')) {
    throw new Refusal('name_taken')
  }
  const nickname = values.get('nickname')
  if (nickname !== undefined && isReserved(nickname)) {
    throw new Refusal('name_taken', { nickname: 'invalid' })
  }
}

/**
 * Refuses names and identities already in use, once the code is correct. A typed address is never
 * refused, as it counts only once confirmed; an exclusion answers like an existing account.
 */
async function requireNew(
  { member, exclusion }: Deps,
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

/** Identities to check against exclusions. Name and birth date count only here. */
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

/** Checks the code sent to the number, or the phone provider's token. */
async function checkNumberProof(
  { codes, phoneTokens }: VerificationModule,
  caller: Caller,
  checked: CheckedRegistration,
  { firebaseIdToken: token }: RegisterInput,
  how: 'look' | 'take',
): Promise<boolean> {
  const { mobile, code = '' } = checked
  if (mobile === undefined || !isPhoneProved(checked)) return false
  if (token !== undefined) {
    const read = how === 'look' ? phoneTokens.peekNumber : phoneTokens.takeNumber
    return (await read(token)) === mobile
  }
  const target = { purpose: 'register', channel: 'sms', to: mobile, code } as const
  const typed = { ...target, brandId: caller.brand.id, by: guessingBrowser(caller) }
  return how === 'look' ? codes.matches(typed) : codes.take(typed)
}

/** LIST of the fields stored in the profile as typed. */
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
  const { signUpMaxConversion: maxConversion } = accounts
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
    // Taken from the input: the form does not normalise passwords.
    ...(input.password && { password: input.password }),
    ...(nickname !== undefined && { nickname: nicknameOf(nickname) }),
    ...(paymentPassword !== undefined && { paymentPassword }),
    ...(amount !== null && { bonus: { amount, playThrough, maxConversion } }),
  }
}

function hintsOf(input: RegisterInput): Record<string, string> {
  const { registerUrl = '', registerMethod, domain } = input
  const { affiliateCode, referralCode, recommenderId } = input
  const url = withoutQuery(registerUrl)
  const all = { url, method: registerMethod, domain, affiliateCode, referralCode, recommenderId }
  return Object.fromEntries(
    Object.entries(all).filter((hint): hint is [string, string] => !!hint[1]),
  )
}

/** A registration by phone gets a generated name, never the number. */
async function openAccount(
  { member, kit }: Deps,
  account: NewAccount,
  brand: Brand,
  mode: Mode,
): Promise<string> {
  if (mode === 'register') return member.open(account)
  for (let turn = 0; turn < maxNameAttempts; turn += 1) {
    const name = newName(kit.random.below)
    if (!(await member.isNameTaken(brand.id, name))) return member.open({ ...account, name })
  }
  throw new Error('no name is left')
}

/** The account exists already: failures here are only logged and repaired later. */
async function welcomeMember(
  { agent, brands, member, exclusion, promotion, kit }: Deps,
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
