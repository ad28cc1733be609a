import { countedAddress, type Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import { deviceSeconds } from './rules.ts'
import { deviceStore, type Acquaintance, type Whereabouts } from './store/devices.ts'

/** A browser, known by a cookie that says nothing about anybody. */
export interface Device {
  token: string
  hash: Buffer
}

export type Devices = ReturnType<typeof createDevices>

/** Of one browser or address: behind some there are thousands. */
const mostNeighbours = 30
const mostTied = 200

const tokenForm = /^[\w-]{43}$/
/** Nobody has this id: asking about it costs as much as asking about somebody. */
const nobody = '00000000-0000-0000-0000-000000000000'

export function createDevices({ database, random, clock }: Kit) {
  const store = deviceStore(database)

  const whereabouts = ({ address }: Pick<Caller, 'address'>, { hash }: Device): Whereabouts => ({
    deviceHash: hash,
    address: countedAddress(address),
  })

  return {
    whereabouts,
    /** Whether it comes with a cookie of ours; without one no account can know it. */
    isNew: ({ kept }: Pick<Caller, 'kept'>): boolean => !tokenForm.test(kept('device') ?? ''),
    /** The one that asks, or a new one. */
    of({ kept }: Pick<Caller, 'kept'>): Device {
      const given = kept('device') ?? ''
      const token = tokenForm.test(given) ? given : random.token()
      return { token, hash: fingerprint(token) }
    },
    keep({ keep }: Pick<Caller, 'keep'>, { token }: Device) {
      keep('device', token, deviceSeconds)
    },
    isKnown: (memberId: string | undefined, { hash }: Device): Promise<boolean> =>
      store.isKnown(memberId ?? nobody, hash),
    /** Names the browser that asks if the account has signed in from it. */
    async knownTo(
      memberId: string | undefined,
      { kept }: Pick<Caller, 'kept'>,
    ): Promise<string | undefined> {
      const token = kept('device') ?? ''
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
    neighboursOf: (memberId: string) => store.neighboursOf(memberId, mostNeighbours),
    shared: (since: Date, memberIds: readonly string[]) => store.shared(since, memberIds, mostTied),
    countOf: async (memberId: string) => (await store.devicesOf(memberId)).length,
    forget: (memberId: string) => store.removeAll(memberId),
    sweep: () => store.removeUnseenSince(new Date(clock.now().getTime() - deviceSeconds * 1000)),
  }
}
