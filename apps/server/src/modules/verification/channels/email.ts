import { createTransport } from 'nodemailer'
import type { EmailConfig } from '#platform/config'
import { destinationOf, type Outgoing } from '#platform/outgoing'
import type { Carrier } from './channel.ts'

const limits = {
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  dnsTimeout: 5000,
  socketTimeout: 10_000,
  disableFileAccess: true,
  disableUrlAccess: true,
}

export function emailCarrier({ url, from }: EmailConfig, outgoing: Outgoing): Carrier {
  const server = destinationOf(new URL(url))
  const transport = createTransport({
    url,
    ...limits,
    getSocket: (_options, done) =>
      outgoing.connect(server, (error, connection) => done(error, { connection })),
  })
  return {
    isInstant: false,
    async deliver({ to, subject, text }) {
      // As an object it is always one address, whatever characters it contains.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
    },
    isUp: () =>
      transport.verify().then(
        () => true,
        () => false,
      ),
  }
}
