import type { Amount } from '@fairhouse/money'
import type { AccountType } from '@fairhouse/protocol'
import { idWithin } from '#modules/wallet'
import { brokenUnique } from '#platform/database'
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
  /** The name, where none is chosen. */
  nickname?: string
  type: AccountType
  /** Left out by who signs in by phone or by another provider. */
  password?: string
  paymentPassword?: string
  /** `mobile` as E.164; with `email` and `idNumber` it makes the person one person. */
  profile?: Profile
  /** A code that was sent to the mobile number came back. */
  mobileVerified?: boolean
  emailVerified?: boolean
  /** The version of the terms that was accepted just now. */
  termsVersion?: string
  ageConfirmed?: boolean
  /** Who brought them: the agent and the player, by their ids. */
  affiliateId?: string
  referrerId?: string
  /** From a browser: kept, and trusted in nothing. */
  hints?: Readonly<Record<string, string>>
  /** Promised to who was never here before. */
  bonus?: { amount: Amount; playThrough: number }
  /** No first-login action is to be shown. */
  isKnown?: boolean
}

/** Play for fun ends by itself. */
const trialMs = 24 * 3600 * 1000

interface Opening {
  kit: Pick<Kit, 'random' | 'clock' | 'config'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

/** One commit; refuses with `name_taken` or `already_registered`. */
export function openingOf({ kit, store, profiles, indexOf }: Opening) {
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
    const wasHere = bonus !== null && (await store.identities.wasHere(brandId, identities))
    return {
      id: idWithin(kit.config.walletLanes, kit.random.orderedId),
      brandId,
      name: loginName(name),
      nickname: account.nickname ?? name.trim(),
      type,
      passwordHash: await hashed(account.password),
      paymentPasswordHash: await hashed(account.paymentPassword),
      createdAt: now,
      firstLoginAt: account.isKnown === true ? now : null,
      mustChangePassword: false,
      termsVersion,
      ageConfirmed: account.ageConfirmed ?? false,
      affiliateId: account.affiliateId ?? null,
      referrerId: account.referrerId ?? null,
      hints: account.hints ?? {},
      bonus: wasHere ? null : bonus,
      expiresAt: type === 4 ? new Date(now.getTime() + trialMs) : null,
    }
  }

  return async (account: NewAccount): Promise<string> => {
    const now = kit.clock.now()
    const identities = identitiesOf(account)
    const row = await rowOf(account, identities, now)
    try {
      await store.atOnce(async (tables) => {
        await tables.accounts.add(row)
        for (const one of identities) await tables.identities.add(row.id, row.brandId, one, now)
        await profiles.write(tables, row.id, account.profile ?? {}, now)
      })
    } catch (error) {
      throw refusalOf(error) ?? error
    }
    return row.id
  }
}

/** Taken meanwhile: the index decides who was first. */
export function refusalOf(error: unknown): Refusal | undefined {
  const broken = brokenUnique(error)
  if (broken === 'member_account_brand_id_name_key') return new Refusal('name_taken')
  return broken === 'member_identity_one' ? new Refusal('already_registered') : undefined
}
