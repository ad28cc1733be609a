import { amountOf, unitsPerOne } from '@fairhouse/money'
import { flags, type Flag } from '@fairhouse/protocol'
import { demoSettings, usualBrand } from '#modules/brand'
import { demoContent } from '#modules/content'
import { demoWithdrawals } from '#modules/withdrawal'
import { laneOf, memberAccount, promotionAccount } from '#modules/wallet'
import { StartError } from '#platform/config'
import type { Context } from './context.ts'

export const demoPassword = 'Fairhouse-demo-1'
export const demoTotpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

export const demoAccounts = [
  { name: 'demo', kind: 'member', type: 0, nickname: 'Demo' },
  { name: 'agent', kind: 'agent', type: 1, nickname: 'Agent' },
] as const

/** Affiliate code of the demo agent. */
const demoAffiliate = 'FAIRHOUSE'

const admin = ['administrator', 'auditor', 'cashier', 'content'] as const

export const demoStaff = [
  { name: 'admin', roles: admin },
  { name: 'admin2', roles: admin },
  { name: 'care', roles: ['risk'] },
] as const

/** Sandbox provider for trying the wallet API. */
const sandbox = {
  code: 'SANDBOX',
  secret: 'sandbox-secret',
  wallet: 'seamless',
  baseUrl: null,
  games: ['sandbox-game'],
  hasTrial: true,
} as const

const demoCash = amountOf(10_000_000n * unitsPerOne)

/** LIST of named seeds for a fresh database. Each is idempotent. */
export const seeds = { demo: seedDemo } satisfies Record<string, (c: Context) => Promise<void>>

export type SeedName = keyof typeof seeds

async function seedDemo(context: Context) {
  const { brands, member, mfa, staff } = context
  await refuseLiveData(context)
  const brandId = await demoBrand(context)
  const password = demoPassword
  for (const { name, nickname, type } of demoAccounts) {
    const known = await member.byName(brandId, name)
    const id = known?.id ?? (await member.add({ brandId, name, nickname, type, password }))
    if (!known && name === 'demo') await giveDemoCash(context, id)
    // Agents need a second factor; this secret is public.
    if (name === 'agent' && !(await mfa.isEnrolled(id))) await mfa.enrol(id, demoTotpSecret)
  }
  const agent = await member.byName(brandId, 'agent')
  if (agent) await context.agent.addAffiliate(brandId, demoAffiliate, agent.id)
  const isThere = context.gameProvider
    .activeProviders()
    .some(({ code, hasTrial }) => code === sandbox.code && hasTrial)
  if (!isThere) await context.gameProvider.put(sandbox)
  for (const { name, roles } of demoStaff) {
    if (await staff.isNameTaken(name)) continue
    await staff.add({ name, password, totpSecret: demoTotpSecret, roles })
  }
  await context.payment.fillDemo(brandId)
  await brands.fill(brandId, demoSettings)
  await context.withdrawal.fill(brandId, demoWithdrawals)
  await context.content.fill(brandId, demoContent(context.kit.clock.now()))
  await brands.reload()
}

async function giveDemoCash({ wallet }: Context, memberId: string) {
  const lane = laneOf(memberId)
  const books = { brand: usualBrand, currency: 'VND', lane } as const
  const to = memberAccount(memberId, 'cash', 'VND')
  // Uses the member's id, so that seeding again after a crash gives the same transfer.
  const facts = { id: memberId, code: 'demo.cash', lane, reference: 'demonstration' }
  const postings = [{ from: [promotionAccount(books)], to, amount: demoCash }]
  await wallet.transfer({ ...facts, postings })
}

/** Public passwords must never get into a live database. */
async function refuseLiveData({ brands, staff }: Context) {
  const all = brands.all()
  const isOurs = all.some(({ demonstration }) => demonstration)
  if (isOurs || (all.length === 0 && !(await staff.isAnybody()))) return
  throw new StartError(
    'This database is in use and not by a demonstration: set NODE_ENV=production, ' +
      'or name another one in DATABASE_URL.',
  )
}

async function demoBrand({ kit, brands }: Context): Promise<string> {
  const known = brands.all().find(({ code }) => code === usualBrand)
  if (known) return known.id
  kit.log.debug('filling the database with the demonstration brand')
  return brands.add({
    code: usualBrand,
    name: 'Fairhouse',
    theme: 'dark',
    language: 'EN',
    languages: ['EN', 'CN', 'ID', 'TH', 'VI', 'TY'],
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    market: 'open',
    country: 'VN',
    demonstration: true,
    domains: [],
    flags: Object.keys(flags).filter(isDemoFlag),
    signUpBonus: amountOf(1000n * unitsPerOne),
  })
}

/** All flags except the forced password change, which is bad practice. */
function isDemoFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
