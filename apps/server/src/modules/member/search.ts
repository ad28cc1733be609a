import type { BrandModule } from '#modules/brand'
import type { Executor } from '#platform/database'
import type { IndexOf } from './identities.ts'
import { loginName } from './rules.ts'
import type { MemberStore } from './store/index.ts'
import { searchStore, type FoundAccount } from './store/search.ts'
import { typedPhone } from './typed-phone.ts'

interface Deps {
  brands: BrandModule
  store: MemberStore
  indexOf: IndexOf
}

const maxFound = 50
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Account search for staff, by anything a member would give. */
export function createSearch({ brands, store, indexOf }: Deps) {
  /** Phone, email and documents match only in full: only fingerprints are stored. */
  function fingerprints(wanted: string): Buffer[] {
    return brands.all().flatMap(({ id, country }) => {
      const phone = typedPhone(country, wanted)
      return [
        ...(phone === undefined ? [] : [indexOf(id, 'phone', phone)]),
        ...(wanted.includes('@') ? [indexOf(id, 'email', wanted)] : []),
        indexOf(id, 'idNumber', wanted),
      ]
    })
  }

  return {
    /** Uses the caller's transaction if given. */
    accountsOf: (ids: readonly string[], db?: Executor): Promise<FoundAccount[]> =>
      (db ? searchStore(db) : store.searches).byIds(ids),
    async search(typed: string): Promise<FoundAccount[]> {
      const wanted = typed.trim()
      if (uuid.test(wanted)) return store.searches.byIds([wanted])
      const owners = await store.identities.owners(
        brands.all().map(({ id }) => id),
        fingerprints(wanted),
      )
      const present = owners.filter(({ isEnded }) => !isEnded).map(({ memberId }) => memberId)
      const known = await store.searches.byIds([...new Set(present)])
      const begins = await store.searches.startingWith(loginName(wanted), maxFound)
      const ids = new Set(known.map(({ id }) => id))
      return [...known, ...begins.filter(({ id }) => !ids.has(id))].slice(0, maxFound)
    },
  }
}
