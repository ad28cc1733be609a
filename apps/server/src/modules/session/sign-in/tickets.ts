import type { SignInAnswer } from '@fairhouse/protocol'
import type { OpenWay } from '#modules/mfa'
import type { Executor } from '#platform/database'
import type { Caller } from '#platform/http'
import type { Kit } from '#platform/kit'
import { fingerprint } from '#platform/secrets'
import type { Device, Devices } from '../devices/devices.ts'
import { ticketSeconds } from '../rules.ts'
import { ticketStore, type Holder, type Ticket } from '../store/tickets.ts'

export type Tickets = ReturnType<typeof createTickets>

/** Sign-ins waiting for further proof, each bound to the browser that started it. */
export function createTickets({ database, random, clock }: Kit, devices: Devices) {
  const store = ticketStore(database)

  const holderOf = (caller: Caller, device: Device, ticket: string): Holder => ({
    ticketHash: fingerprint(ticket),
    deviceHash: device.hash,
    brandId: caller.brand.id,
  })

  return {
    async issue(
      caller: Caller,
      device: Device,
      { ways, ...row }: Omit<Ticket, 'ways'> & { ways: OpenWay[] },
    ): Promise<SignInAnswer> {
      const ticket = random.token()
      const until = new Date(clock.now().getTime() + ticketSeconds * 1000)
      const names = ways.map(({ way }) => way)
      await store.add(holderOf(caller, device, ticket), { ...row, ways: names }, until)
      devices.keep(caller, device)
      return { step: 'prove', ticket, ways }
    },
    find: (caller: Caller, ticket: string): Promise<Ticket | undefined> =>
      store.find(holderOf(caller, devices.of(caller), ticket), clock.now()),
    takeAttempt: (caller: Caller, ticket: string): Promise<Ticket | undefined> =>
      store.takeAttempt(holderOf(caller, devices.of(caller), ticket), clock.now()),
    spend: (caller: Caller, ticket: string): Promise<boolean> =>
      store.spend(holderOf(caller, devices.of(caller), ticket)),
    endAll: (memberId: string, within?: Executor) => store.removeAll(memberId, within),
    sweep: () => store.removeOver(clock.now()),
  }
}
