import type { MemberModule } from '#modules/member'
import { networkOf, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Device, Devices } from '../devices/devices.ts'
import { lockAfter, type Failures } from '../rules.ts'
import { failureStore, type AttemptKey } from '../store/failures.ts'
import { createAttemptLimiter } from './attempt-limiter.ts'

export type FailedAttempts = ReturnType<typeof createFailedAttempts>

interface AccountName {
  brandId: string
  name: string
}

interface AccountMobile {
  mobile: string | null
}

/**
 * Wrong sign-in attempts, counted by the typed name (whether or not it exists) and by origin. A
 * browser known to the account counts as its own origin, so that nobody can lock its owner out from
 * a shared network.
 */
export function createFailedAttempts(kit: Kit, member: MemberModule, devices: Devices) {
  const { clock, secrets } = kit
  const store = failureStore(kit.database)
  const inTurn = createAttemptLimiter(lockAfter)

  const whomOf = (brandId: string, typed: string) =>
    secrets.mac('session/whom', `${brandId} ${member.signInKey(brandId, typed)}`)

  /** Hashes of all names the account can sign in with. */
  function whomsOf({ brandId, name }: AccountName, { mobile }: AccountMobile): Buffer[] {
    return [name, ...(mobile === null ? [] : [mobile])].map((typed) => whomOf(brandId, typed))
  }

  /** If several accounts typed a number, a browser known to one must not count for the others. */
  async function uniqueOwnerOf(brandId: string, typed: string): Promise<string | undefined> {
    const [id, ...others] = await member.idsOf(brandId, typed)
    return others.length === 0 ? id : undefined
  }

  return {
    async keyOf(caller: Caller, typed: string): Promise<AttemptKey> {
      const { brand, address } = caller
      const whom = whomOf(brand.id, typed)
      if (devices.isNew(caller)) return { whom, place: networkOf(address) }
      const device = devices.of(caller)
      const isKnown = await devices.isKnown(await uniqueOwnerOf(brand.id, typed), device)
      return { whom, place: isKnown ? placeOf(device) : networkOf(address) }
    },
    /** Attempts of a signed-in member, counted per account. */
    ownKey: (memberId: string, what: 'change' | 'stepUp'): AttemptKey => ({
      whom: secrets.mac('session/own', `${memberId} ${what}`),
      place: 'own',
    }),
    /** Runs the check with the current failure count; see `createAttemptLimiter`. */
    async inTurn<Result>(
      key: AttemptKey,
      work: (failures: Failures) => Promise<Result>,
    ): Promise<Result> {
      let failures: Failures = { here: 0, anywhere: 0 }
      const read = async () => {
        failures = await store.count(key, clock.now())
        return failures.here
      }
      return inTurn(`${key.whom.toString('base64')} ${key.place}`, read, () => work(failures))
    },
    record: (key: AttemptKey): Promise<Failures> => store.add(key, clock.now()),
    forgive: ({ whom, place }: AttemptKey) => store.forgive({ whoms: [whom], places: [place] }),
    /** Failures of this browser and network, forgiven by the caller in the sign-in's statement. */
    forgivenessHere: (
      { address }: Caller,
      device: Device,
      account: AccountName,
      reached: AccountMobile,
    ) => ({
      whoms: whomsOf(account, reached),
      places: [placeOf(device), networkOf(address)],
    }),
    /** Forgives all failures after the owner proved themselves another way. */
    forgiveAll: (account: AccountName, reached: AccountMobile): Promise<void> =>
      store.forgiveAll(whomsOf(account, reached)),
    /** Failures from anywhere, over all names of the account. */
    async countAnywhere(account: AccountName, reached: AccountMobile): Promise<number> {
      const keys = whomsOf(account, reached).map((whom) => ({ whom, place: '' }))
      const counts = await Promise.all(keys.map((key) => store.count(key, clock.now())))
      return counts.reduce((sum, { anywhere }) => sum + anywhere, 0)
    },
    sweep: () => store.removeOver(clock.now()),
  }
}

const placeOf = ({ hash }: Device) => `device ${hash.toString('base64')}`
