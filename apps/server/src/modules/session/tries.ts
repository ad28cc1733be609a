import type { MemberModule } from '#modules/member'
import { networkOf, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import type { Device, Devices } from './devices.ts'
import { lockAfter, type Failures } from './rules.ts'
import { failureStore, type Aim } from './store/failures.ts'
import { createTurns } from './turns.ts'

export type Tries = ReturnType<typeof createTries>

interface Named {
  brandId: string
  name: string
}

interface Reached {
  mobile: string | null
}

/**
 * Wrong tries to sign in, counted by what was typed and from where: whether it names anybody makes
 * no difference. A browser that the account knows is a place of its own, so that nobody can lock
 * its owner out from a shared network.
 */
export function createTries(kit: Kit, member: MemberModule, devices: Devices) {
  const { clock, secrets } = kit
  const store = failureStore(kit.database)
  const inTurn = createTurns(lockAfter)

  const whomOf = (brandId: string, typed: string) =>
    secrets.mac('session/whom', `${brandId} ${member.signInKey(brandId, typed)}`)

  /** Under all names that an account is entered by. */
  function whomsOf({ brandId, name }: Named, { mobile }: Reached): Buffer[] {
    return [name, ...(mobile === null ? [] : [mobile])].map((typed) => whomOf(brandId, typed))
  }

  return {
    async aimOf(caller: Caller, typed: string): Promise<Aim> {
      const { brand, address } = caller
      const whom = whomOf(brand.id, typed)
      if (devices.isNew(caller)) return { whom, place: networkOf(address) }
      const device = devices.of(caller)
      const isKnown = await devices.isKnown(await member.idOf(brand.id, typed), device)
      return { whom, place: isKnown ? placeOf(device) : networkOf(address) }
    },
    /** What somebody who is signed in already can guess at, by the account alone. */
    ownAim: (memberId: string, what: 'change' | 'stepUp'): Aim => ({
      whom: secrets.mac('session/own', `${memberId} ${what}`),
      place: 'own',
    }),
    /** Works on what went wrong so far; see `createTurns`. */
    async inTurn<Result>(aim: Aim, work: (failures: Failures) => Promise<Result>): Promise<Result> {
      let failures: Failures = { here: 0, anywhere: 0 }
      const read = async () => {
        failures = await store.count(aim, clock.now())
        return failures.here
      }
      return inTurn(`${aim.whom.toString('base64')} ${aim.place}`, read, () => work(failures))
    },
    failed: (aim: Aim): Promise<Failures> => store.add(aim, clock.now()),
    forgive: ({ whom, place }: Aim) => store.forgive({ whoms: [whom], places: [place] }),
    /** Of who got in from here; whoever lets them in does it. */
    pardonHere: ({ address }: Caller, device: Device, account: Named, reached: Reached) => ({
      whoms: whomsOf(account, reached),
      places: [placeOf(device), networkOf(address)],
    }),
    /** Of who has shown in another way to be the owner. */
    forgiveAll: (account: Named, reached: Reached): Promise<void> =>
      store.forgiveAll(whomsOf(account, reached)),
    /** Over all names of an account. */
    async anywhere(account: Named, reached: Reached): Promise<number> {
      const aims = whomsOf(account, reached).map((whom) => ({ whom, place: '' }))
      const counts = await Promise.all(aims.map((aim) => store.count(aim, clock.now())))
      return counts.reduce((sum, { anywhere }) => sum + anywhere, 0)
    },
    sweep: () => store.removeOver(clock.now()),
  }
}

const placeOf = ({ hash }: Device) => `device ${hash.toString('base64')}`
