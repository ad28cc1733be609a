import type { Amount } from '@fairhouse/money'
import type { AccountType } from '@fairhouse/protocol'
import { violatedUniqueIndex, type Executor } from '#platform/database'
import { Refusal } from '#platform/http'
import type { Kit } from '#platform/kit'
import { hashPassword } from '#platform/password'
import type { Identity, IndexOf } from './identities.ts'
import type { Profile } from './personal-data.ts'
import type { Profiles } from './profiles.ts'
import { loginName } from './rules.ts'
import type { MemberStore } from './store/index.ts'

export interface NewAccount {
  brandId: string
  name: string
  /** Defaults to the name. */
  nickname?: string
  type: AccountType
  /** Omitted for sign-in by phone or identity provider. */
  password?: string
  paymentPassword?: string
  /** `mobile` is E.164. Mobile, email and id number identify the person. */
  profile?: Profile
  /** The mobile number was proved by a code. */
  mobileVerified?: boolean
  emailVerified?: boolean
  /** The accepted version of the terms. */
  termsVersion?: string
  ageConfirmed?: boolean
  /** Ids of the affiliate agent and the referring player. */
  affiliateId?: string
  referrerId?: string
  /** Sent by the browser: stored, never trusted. */
  hints?: Readonly<Record<string, string>>
  /** Sign-up bonus, given only to people without an earlier account. */
  bonus?: { amount: Amount; playThrough: number; maxConversion?: Amount | null }
  /** Skips the first-login action. */
  isKnown?: boolean
  /** The owner sets a password before anything else. */
  mustChangePassword?: boolean
}

/** Lifetime of a trial account. */
const trialMs = 24 * 3600 * 1000

interface Deps {
  kit: Pick<Kit, 'random' | 'clock' | 'config'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** Opens an account in one transaction; refuses with `name_taken` or `already_registered`. */
export function createOpenAccount({ kit, store, profiles, indexOf }: Deps) {
  function identitiesOf({ brandId, profile = {}, ...proved }: NewAccount): Identity[] {
    const { mobile, email, idNumber } = profile
    const rows = [
      { kind: 'phone', value: mobile, verified: proved.mobileVerified ?? false },
      { kind: 'email', value: email, verified: proved.emailVerified ?? false },
      { kind: 'idNumber', value: idNumber, verified: false },
    ] as const
    return rows.flatMap(({ kind, value, verified }) =>
      value === undefined ? [] : [{ kind, index: indexOf(brandId, kind, value), verified }],
    )
  }

  const hashed = async (password: string | undefined) =>
    password === undefined ? null : hashPassword(password)

  async function rowOf(account: NewAccount, identities: readonly Identity[], now: Date) {
    const { brandId, name, type, termsVersion = null, bonus = null } = account
    const wasHere = bonus !== null && (await store.identities.hadAccount(brandId, identities))
    return {
      id: kit.random.orderedId(),
      brandId,
      name: loginName(name),
      nickname: account.nickname ?? name.trim(),
      type,
      passwordHash: await hashed(account.password),
      paymentPasswordHash: await hashed(account.paymentPassword),
      createdAt: now,
      firstLoginAt: account.isKnown === true ? now : null,
      mustChangePassword: account.mustChangePassword ?? false,
      termsVersion,
      ageConfirmed: account.ageConfirmed ?? false,
      affiliateId: account.affiliateId ?? null,
      referrerId: account.referrerId ?? null,
      hints: account.hints ?? {},
      bonus: wasHere ? null : bonus,
      expiresAt: type === 4 ? new Date(now.getTime() + trialMs) : null,
    }
  }

  return async (
    account: NewAccount,
    inSameCommit?: (transaction: Executor, id: string) => Promise<void>,
  ): Promise<string> => {
    const now = kit.clock.now()
    const identities = identitiesOf(account)
    const row = await rowOf(account, identities, now)
    try {
      await store.inTransaction(async (tables, transaction) => {
        await tables.accounts.add(row)
        for (const one of identities) await tables.identities.add(row.id, row.brandId, one, now)
        await profiles.write(tables, row.id, account.profile ?? {}, now)
        await inSameCommit?.(transaction, row.id)
      })
    } catch (error) {
      throw refusalForDuplicate(error) ?? error
    }
    return row.id
  }
}

/** The unique index decides a race between two registrations. */
export function refusalForDuplicate(error: unknown): Refusal | undefined {
  const broken = violatedUniqueIndex(error)
  if (broken === 'member_account_brand_id_name_key') return new Refusal('name_taken')
  return broken === 'member_identity_one' ? new Refusal('already_registered') : undefined
}
