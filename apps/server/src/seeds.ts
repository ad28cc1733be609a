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

/** With which somebody registers as a player of the demonstration's agent. */
const demoAffiliate = 'FAIRHOUSE'

const admin = ['administrator', 'auditor', 'cashier', 'content'] as const

export const demoStaff = [
  { name: 'admin', roles: admin },
  { name: 'admin2', roles: admin },
  { name: 'care', roles: ['risk'] },
] as const

/** With which anyone can try the vendor wallet. */
const sandbox = {
  code: 'SANDBOX',
  secret: 'sandbox-secret',
  wallet: 'seamless',
  baseUrl: null,
  games: ['sandbox-game'],
  hasTrial: true,
} as const

const demoCash = amountOf(10_000_000n * unitsPerOne)

/** LIST of named seeds: what a fresh database can be filled with. Each may run again. */
export const seeds = { demo: seedDemo } satisfies Record<string, (c: Context) => Promise<void>>

export type SeedName = keyof typeof seeds

async function seedDemo(context: Context) {
  const { brand, member, factor, staff } = context
  await refuseOthersData(context)
  const brandId = await demoBrand(context)
  const password = demoPassword
  for (const { name, nickname, type } of demoAccounts) {
    const known = await member.byName(brandId, name)
    const id = known?.id ?? (await member.add({ brandId, name, nickname, type, password }))
    if (!known && name === 'demo') await giveDemoCash(context, id)
    // Agents sign in with a second factor; everybody may know this one.
    if (name === 'agent' && !(await factor.isEnrolled(id))) await factor.enrol(id, demoTotpSecret)
  }
  const agent = await member.byName(brandId, 'agent')
  if (agent) await context.agent.addAffiliate(brandId, demoAffiliate, agent.id)
  const isThere = context.vendor
    .offers()
    .some(({ code, hasTrial }) => code === sandbox.code && hasTrial)
  if (!isThere) await context.vendor.put(sandbox)
  for (const { name, roles } of demoStaff) {
    if (await staff.isNameTaken(name)) continue
    await staff.add({ name, password, totpSecret: demoTotpSecret, roles })
  }
  await context.payment.fillDemo(brandId)
  await brand.fill(brandId, demoSettings)
  await context.withdrawal.fill(brandId, demoWithdrawals)
  await context.content.fill(brandId, demoContent(context.kit.clock.now()))
  await brand.reload()
}

async function giveDemoCash({ wallet }: Context, memberId: string) {
  const lane = laneOf(memberId)
  const books = { brand: usualBrand, currency: 'VND', lane } as const
  const to = memberAccount(memberId, 'cash', 'VND')
  // The member's own id: seeded again after a crash, it is the same gift.
  const facts = { id: memberId, code: 'demo.cash', lane, reference: 'demonstration' }
  const postings = [{ from: [promotionAccount(books)], to, amount: demoCash }]
  await wallet.transfer({ ...facts, postings })
}

/** Passwords that everybody knows must never get into a database that is used in earnest. */
async function refuseOthersData({ brand, staff }: Context) {
  const brands = brand.all()
  const isOurs = brands.some(({ demonstration }) => demonstration)
  if (isOurs || (brands.length === 0 && !(await staff.isAnybody()))) return
  throw new StartError(
    'This database is in use and not by a demonstration: set NODE_ENV=production, ' +
      'or name another one in DATABASE_URL.',
  )
}

async function demoBrand({ kit, brand }: Context): Promise<string> {
  const known = brand.all().find(({ code }) => code === usualBrand)
  if (known) return known.id
  kit.log.debug('filling the database with the demonstration brand')
  return brand.add({
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

/** All are on but the forced change of old passwords, which good practice is against. */
function isDemoFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
