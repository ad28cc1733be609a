import type { Kit } from '#platform/kit'
import { personKey, type IdentityKind, type IndexOf } from './identities.ts'
import type { Profiles } from './profiles.ts'
import type { MemberStore } from './store/index.ts'

interface Deps {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

export interface Value {
  kind: IdentityKind
  value: string
}

/** Another account that may belong to the same person. */
export interface PersonMatch {
  id: string
  brandId: string
  /** Identity kinds both accounts share. */
  kinds: IdentityKind[]
  isProvedHere: boolean
  isProvedThere: boolean
  /** The other account still has one of them. */
  isPresent: boolean
}

/** An account that has or had some of the given identities. */
export interface Holder {
  id: string
  kinds: IdentityKind[]
  /** It confirmed at least one of them. */
  isConfirmed: boolean
}

/** Finds accounts of one person across brands. */
export function createPersonMatching({ kit, store, profiles, indexOf }: Deps) {
  /** Fingerprints differ per brand, so they are computed for each. */
  const fingerprints = (brandIds: readonly string[], values: readonly Value[]) =>
    brandIds.flatMap((brandId) => values.map(({ kind, value }) => indexOf(brandId, kind, value)))

  return {
    /** Accounts of these brands that have or had one of these values. */
    async findHolders(brandIds: readonly string[], values: readonly Value[]): Promise<Holder[]> {
      if (values.length === 0) return []
      const owners = await store.identities.owners(brandIds, fingerprints(brandIds, values))
      const holders = Map.groupBy(owners, ({ memberId }) => memberId)
      return [...holders].map(([id, rows]) => ({
        id,
        kinds: [...new Set(rows.map(({ kind }) => kind))],
        isConfirmed: rows.some(({ isVerified }) => isVerified),
      }))
    },
    /** Stores the fingerprint of name and birth date, if both are known. */
    async notePerson(id: string, brandId: string): Promise<void> {
      const key = personKey(await profiles.read(store, id))
      if (key === undefined) return
      const index = indexOf(brandId, 'person', key)
      const now = kit.clock.now()
      await store.inTransaction(async ({ identities }) => {
        await identities.end(id, 'person', now)
        await identities.add(id, brandId, { kind: 'person', index, verified: false }, now)
      })
    },
    /** Other accounts at these brands that share an identity with this one. */
    async matchesOf(id: string, brandIds: readonly string[]): Promise<PersonMatch[]> {
      const profile = await profiles.read(store, id)
      const { mobile, email, idNumber } = profile
      const given = { phone: mobile, email, idNumber, person: personKey(profile) }
      const values = (['phone', 'email', 'idNumber', 'person'] as const).flatMap((kind) => {
        const value = given[kind]
        return value === undefined ? [] : [{ kind, value }]
      })
      if (values.length === 0) return []
      const owners = await store.identities.owners(brandIds, fingerprints(brandIds, values))
      const own = await store.closing.identities(id)
      const proved = own.filter(({ verifiedAt, endedAt }) => verifiedAt && !endedAt)
      const provedKinds = new Set(proved.map(({ kind }) => kind))
      const others = Map.groupBy(
        owners.filter(({ memberId }) => memberId !== id),
        ({ memberId }) => memberId,
      )
      return [...others].map(([memberId, rows]) => ({
        id: memberId,
        brandId: rows[0]?.brandId ?? '',
        kinds: [...new Set(rows.map(({ kind }) => kind))],
        isProvedHere: rows.some(({ kind }) => provedKinds.has(kind)),
        isProvedThere: rows.some(({ isVerified }) => isVerified),
        isPresent: rows.some(({ isEnded }) => !isEnded),
      }))
    },
  }
}
