import { countedAddress, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { deviceSeconds } from '../rules.ts'
import { deviceStore, type Acquaintance, type Whereabouts } from '../store/devices.ts'

/** A browser, known by a random cookie. */
export interface Device {
  token: string
  hash: Buffer
}

export type Devices = ReturnType<typeof createDevices>

/** Limits per browser or address: some shared ones have thousands of accounts. */
const maxNeighbours = 30
const maxMembersPerDevice = 200

const tokenForm = /^[\w-]{43}$/
/** No account has this id. Looking it up takes as long as a real one, so timing reveals nothing. */
const nobody = '00000000-0000-0000-0000-000000000000'

export function createDevices({ database, random, clock }: Kit) {
  const store = deviceStore(database)

  const whereabouts = ({ address }: Pick<Caller, 'address'>, { hash }: Device): Whereabouts => ({
    deviceHash: hash,
    address: countedAddress(address),
  })

  return {
    whereabouts,
    /** Whether the browser has no device cookie; then no account can know it. */
    isNew: ({ getCookie }: Pick<Caller, 'getCookie'>): boolean =>
      !tokenForm.test(getCookie('device') ?? ''),
    /** The browser of this request, or a new one. */
    of({ getCookie }: Pick<Caller, 'getCookie'>): Device {
      const given = getCookie('device') ?? ''
      const token = tokenForm.test(given) ? given : random.token()
      return { token, hash: fingerprint(token) }
    },
    keep({ setCookie }: Pick<Caller, 'setCookie'>, { token }: Device) {
      setCookie('device', token, deviceSeconds)
    },
    isKnown: (memberId: string | undefined, { hash }: Device): Promise<boolean> =>
      store.isKnown(memberId ?? nobody, hash),
    /** Returns the browser's id if the account has signed in from it. */
    async knownTo(
      memberId: string | undefined,
      { getCookie }: Pick<Caller, 'getCookie'>,
    ): Promise<string | undefined> {
      const token = getCookie('device') ?? ''
      const hash = fingerprint(token)
      const isKnown = await store.isKnown(memberId ?? nobody, hash)
      return isKnown && tokenForm.test(token) ? hash.toString('base64') : undefined
    },
    acquaintance: (
      memberId: string,
      caller: Pick<Caller, 'address'>,
      device: Device,
    ): Promise<Acquaintance> => store.acquaintance(memberId, whereabouts(caller, device)),
    exportOf: async (memberId: string) => ({
      addresses: await store.addressesOf(memberId),
      devices: await store.devicesOf(memberId),
    }),
    neighboursOf: (memberId: string) => store.neighboursOf(memberId, maxNeighbours),
    shared: (since: Date, memberIds: readonly string[]) =>
      store.shared(since, memberIds, maxMembersPerDevice),
    countOf: async (memberId: string) => (await store.devicesOf(memberId)).length,
    forget: (memberId: string) => store.removeAll(memberId),
    sweep: () => store.removeUnseenSince(new Date(clock.now().getTime() - deviceSeconds * 1000)),
  }
}
