import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { systemClock } from '#platform/clock'

interface ForgedAnswer {
  claims?: Record<string, unknown>
  /** Signs with a key that is not in the published set. */
  byStranger?: boolean
  /** Replaces the token endpoint's whole response. */
  answer?: { status: number; body: string; location?: string }
}

export interface FakeProvider extends AsyncDisposable {
  issuer: string
  client: { clientId: string; clientSecret: string }
  /** Controls the next tokens. */
  next: ForgedAnswer
  /** The callback parameters of a successful sign-in. */
  signIn(address: string): { code: string; state: string; iss: string }
  requests: string[]
  /** Its discovery document. */
  metadata: Record<string, unknown>
}

const client = { clientId: 'fairhouse', clientSecret: 'secret' }

/** Signs ID tokens with a published or an unpublished key. */
async function createSigner(issuer: string) {
  const own = await generateKeyPair('RS256')
  const strangers = await generateKeyPair('RS256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', use: 'sig', alg: 'RS256' }
  return {
    jwks: { keys: [jwk] },
    async sign(nonce: string, { claims, byStranger }: ForgedAnswer): Promise<string> {
      const seconds = Math.floor(systemClock.now().getTime() / 1000)
      const times = { iat: seconds, exp: seconds + 300 }
      const good = { iss: issuer, aud: client.clientId, sub: 'anna', nonce, ...times }
      return new SignJWT({ ...good, ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'own' })
        .sign(byStranger ? strangers.privateKey : own.privateKey)
    },
  }
}

function metadataOf(issuer: string): Record<string, unknown> {
  return {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
  }
}

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  if (place === null || typeof place === 'string') throw new Error('no port')
  return `http://127.0.0.1:${place.port}`
}

/** A fake identity provider that answers as the test wants, valid or forged. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const server = createServer()
  const issuer = await listen(server)
  const signer = await createSigner(issuer)
  let nonce = ''
  const forger: FakeProvider = {
    issuer,
    client,
    next: {},
    requests: [],
    metadata: metadataOf(issuer),
    signIn(address) {
      const { searchParams } = new URL(address)
      nonce = searchParams.get('nonce') ?? ''
      return { code: 'a-code', state: searchParams.get('state') ?? '', iss: issuer }
    },
    async [Symbol.asyncDispose]() {
      if (!server.listening) return
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  const pages: Record<string, () => Promise<unknown>> = {
    '/.well-known/openid-configuration': async () => forger.metadata,
    '/jwks': async () => signer.jwks,
    '/token': async () => {
      const tokens = { access_token: 'token', token_type: 'Bearer' }
      return { ...tokens, id_token: await signer.sign(nonce, forger.next) }
    },
  }
  server.on('request', (request, response) => {
    const path = request.url ?? ''
    forger.requests.push(path)
    const { answer } = forger.next
    response.setHeader('content-type', 'application/json')
    if (answer && path === '/token') {
      response.statusCode = answer.status
      if (answer.location) response.setHeader('location', answer.location)
      response.end(answer.body)
      return
    }
    void pages[path]?.().then((page) => response.end(JSON.stringify(page)))
  })
  return forger
}
