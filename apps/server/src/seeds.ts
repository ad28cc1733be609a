import { flags, type Flag } from '@fairhouse/protocol'
import { usualBrand } from '#modules/brand'
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

async function seedDemo({ kit, brand, member, staff }: Context) {
  if (brand.all().some(({ code }) => code === usualBrand)) return
  kit.log.debug('filling the database with the demonstration brand')
  const brandId = await brand.add({
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
  const password = demoPassword
  for (const { name, nickname, type } of demoAccounts) {
    await member.add({ brandId, name, nickname, type, password })
  }
  for (const name of demoStaff) await staff.add({ name, password, totpSecret: demoTotpSecret })
}

/** All are on but the forced change of old passwords, which good practice is against. */
function isDemoFlag(name: string): name is Flag {
  return name !== 'PWDEXPFORCECHANGE3'
}
