import type { Kit } from '#platform/kit'
import { personKey, type IdentityKind, type IndexOf } from './identities.ts'
import type { Profiles } from './profiles.ts'
import type { MemberStore } from './store/index.ts'

interface Parts {
  kit: Pick<Kit, 'clock'>
  store: MemberStore
  profiles: Profiles
  indexOf: IndexOf
}

export interface Value {
  kind: IdentityKind
  value: string
}

/** Another account that may be the same person's. */
export interface Likeness {
  id: string
  brandId: string
  /** What both have; a number or address that was proved says more than one that was typed. */
  kinds: IdentityKind[]
  isProvedHere: boolean
  isProvedThere: boolean
  /** It has one of them now, not only once. */
  isPresent: boolean
}

/** An account that has or had some of the given values. */
export interface Holder {
  id: string
  kinds: IdentityKind[]
  /** It has confirmed at least one of them. */
  isConfirmed: boolean
}

/** One person with accounts at several brands. */
export function personsOf({ kit, store, profiles, indexOf }: Parts) {
  /** Fingerprints tell nothing across brands, so they are made anew for each. */
  const fingerprints = (brandIds: readonly string[], values: readonly Value[]) =>
    brandIds.flatMap((brandId) => values.map(({ kind, value }) => indexOf(brandId, kind, value)))

  return {
    /** The accounts of these brands that have one of these, or had it. */
    async whoHad(brandIds: readonly string[], values: readonly Value[]): Promise<Holder[]> {
      if (values.length === 0) return []
      const owners = await store.identities.owners(brandIds, fingerprints(brandIds, values))
      const holders = Map.groupBy(owners, ({ memberId }) => memberId)
      return [...holders].map(([id, rows]) => ({
        id,
        kinds: [...new Set(rows.map(({ kind }) => kind))],
        isConfirmed: rows.some(({ isVerified }) => isVerified),
      }))
    },
    /** From now on known by name and birth date, where both are. */
    async notePerson(id: string, brandId: string): Promise<void> {
      const key = personKey(await profiles.read(store, id))
      if (key === undefined) return
      const index = indexOf(brandId, 'person', key)
      const now = kit.clock.now()
      await store.atOnce(async ({ identities }) => {
        await identities.end(id, 'person', now)
        await identities.add(id, brandId, { kind: 'person', index, verified: false }, now)
      })
    },
    /** The other accounts at these brands that have or had what this one has. */
    async likenessesOf(id: string, brandIds: readonly string[]): Promise<Likeness[]> {
      const profile = await profiles.read(store, id)
      const { mobile, email, idNumber } = profile
      const given = { phone: mobile, email, idNumber, person: personKey(profile) }
      const values = (['phone', 'email', 'idNumber', 'person'] as const).flatMap((kind) => {
        const value = given[kind]
        return value === undefined ? [] : [{ kind, value }]
      })
      if (values.length === 0) return []
      const owners = await store.identities.owners(brandIds, fingerprints(brandIds, values))
      const own = await store.leaving.identities(id)
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
