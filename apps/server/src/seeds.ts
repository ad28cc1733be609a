import { flags, type Flag } from '@fairhouse/protocol'
import { usualBrand } from '#modules/brand'
import { StartError } from '#platform/config'
import type { Context } from './context.ts'

export const demoPassword = 'Fairhouse-demo-1'
export const demoTotpSecret = 'FAIRHOUSEDEMOSECRETFAIRHOUSEDEMO'

export const demoAccounts = [
  { name: 'demo', kind: 'member', type: 0, nickname: 'Demo' },
  { name: 'agent', kind: 'agent', type: 1, nickname: 'Agent' },
] as const

export const demoStaff = ['admin', 'admin2'] as const

/** LIST of named seeds: what a fresh database can be filled with. Each may run again. */
export const seeds = { demo: seedDemo } satisfies Record<string, (c: Context) => Promise<void>>

export type SeedName = keyof typeof seeds

async function seedDemo(context: Context) {
  const { brand, member, staff } = context
  await refuseOthersData(context)
  const brandId = await demoBrand(context)
  const password = demoPassword
  for (const { name, nickname, type } of demoAccounts) {
    if (await member.isNameTaken(brandId, name)) continue
    await member.add({ brandId, name, nickname, type, password })
  }
  for (const name of demoStaff) {
    if (await staff.isNameTaken(name)) continue
    await staff.add({ name, password, totpSecret: demoTotpSecret })
  }
  await brand.reload()
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
    languages: ['EN', 'VI'],
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    demonstration: true,
    domains: [],
    flags: Object.keys(flags).filter(isDemoFlag),
  })
}

/** All are on but the forced change of old passwords, which good practice is against. */
function isDemoFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
