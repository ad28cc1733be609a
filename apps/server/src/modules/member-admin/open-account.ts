import { checkForm, isReservedName, registerForm, wordsOf } from '@fairhouse/rules'
import type { Brand } from '#modules/brand'
import type { ActivationSecret } from '#modules/member'
import { Refusal, type StaffActor } from '#platform/http'
import { dayIn } from '#platform/zone'
import { auditEntry } from './audit-entry.ts'
import type { Deps } from './deps.ts'

interface Opening {
  brandId: string
  username: string
  reason: string
}

/** Accounts that staff open for players, who activate them with a secret that works once. */
export function createAccountOpening({ kit, audit, brands, member, session }: Deps) {
  const { clock, database } = kit

  /** The name by the brand's rules of registration, as the player would choose it. */
  function requireName(brand: Brand, typed: string): string {
    const { registerRules } = brand.settings
    const whole = registerForm(registerRules, {
      mode: 'register',
      bySms: false,
      mobilePassword: false,
    })
    const form = new Map([...whole].filter(([field]) => field === 'username'))
    const { minimumAge } = brand.accounts
    const facts = { today: dayIn(brand.timeZone, clock.now()), minimumAge, diallingCode: '' }
    const { values, faults } = checkForm(form, { username: typed }, facts)
    const words = [...faults].map(([field, fault]) => [field, wordsOf(fault)] as const)
    if (words.length > 0) throw new Refusal('invalid_fields', Object.fromEntries(words))
    const name = values.get('username') ?? ''
    const ownNames = brands.all().flatMap(({ code, name: own }) => [code, own])
    if (isReservedName(name, ownNames)) throw new Refusal('name_taken')
    return name
  }

  return {
    brands: () => brands.all().map(({ id, name }) => ({ id, name })),
    /** The owner accepts the terms and makes the first login like any other player. */
    async open({ brandId, username, reason }: Opening, by: StaffActor) {
      const brand = brands.all().find(({ id }) => id === brandId)
      if (!brand) throw new Refusal('not_found')
      const name = requireName(brand, username)
      const opened = await member.openForOwner({ brandId, name, type: 0 }, (transaction, id) => {
        const entry = { ...auditEntry(by, 'member.open', id), brandId, reason }
        return audit.record({ ...entry, after: { account: name } }, transaction)
      })
      return { id: opened.id, account: name, ...toView(opened) }
    },
    /** Also ends the sessions that the earlier secret began. */
    async renew({ memberId, reason }: { memberId: string; reason: string }, by: StaffActor) {
      const [account] = await member.accountsOf([memberId])
      if (!account) throw new Refusal('not_found')
      const { brandId } = account
      const [issued, ended] = await database.db.transaction().execute(async (transaction) => {
        const secret = await member.renewWithin(transaction, memberId)
        const ids = await session.endAllWithin(transaction, memberId)
        const entry = { ...auditEntry(by, 'member.activation', memberId), brandId, reason }
        await audit.record(entry, transaction)
        return [secret, ids] as const
      })
      for (const id of ended) session.forget(id)
      return toView(issued)
    },
  }
}

const toView = ({ secret, expiresAt }: ActivationSecret) => ({
  secret,
  expiresAt: expiresAt.toISOString(),
})
