import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type Mood = 'well' | 'failing' | 'refusing' | 'silent' | 'elsewhere'

export interface Gateway extends AsyncDisposable {
  url: string
  mood: Mood
  /** Requests held open in silent mode. */
  unanswered: number
  /** Resolves when the next unanswered request has arrived. */
  waiting(): Promise<void>
  /** Received forms with their credentials. */
  forms: { authorization: string; form: Record<string, string> }[]
}

/** A fake SMS gateway like Twilio's that can also fail. */
export async function startGateway(): Promise<Gateway> {
  const server = createServer((request, response) => void answer(request, response))
  const held = new EventEmitter()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const gateway: Gateway = {
    url: `http://127.0.0.1:${portOf(server.address())}/Messages.json`,
    mood: 'well',
    unanswered: 0,
    waiting: () => once(held, 'request').then(() => undefined),
    forms: [],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    const { method, headers } = request
    if (gateway.mood === 'silent') {
      gateway.unanswered += 1
      response.once('close', () => (gateway.unanswered -= 1))
      held.emit('request')
      return
    }
    if (gateway.mood === 'elsewhere') {
      response.writeHead(307, { location: '/other' }).end()
      return
    }
    const isUp = gateway.mood === 'well' || (gateway.mood === 'refusing' && method === 'HEAD')
    if (isUp && method === 'POST') {
      const form = Object.fromEntries(new URLSearchParams(body))
      gateway.forms.push({ authorization: headers.authorization ?? '', form })
    }
    response.writeHead(isUp ? 201 : 500).end()
  }

  return gateway
}

export interface MailServer extends AsyncDisposable {
  url: string
  mails: { to: string[]; content: string }[]
  /** Refuses every recipient, naming them. */
  refuses: boolean
}

export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      done(mail.refuses ? new Error(`nobody is called ${address}`) : null)
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mail.mails.push({ to, content: Buffer.concat(chunks).toString() })
        done()
      })
    },
  })
  const mail: MailServer = {
    url: '',
    mails: [],
    refuses: false,
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mail.url = `smtp://127.0.0.1:${portOf(server.server.address())}`
  return mail
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
