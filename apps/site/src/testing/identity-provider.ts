import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider'
import type { Config } from '@fairhouse/server'

const client = { clientId: 'fairhouse', clientSecret: 'a-secret-between-the-two-of-them' }

/** A real OpenID Connect and OAuth 2 provider on a free port of this machine. */
export interface IdentityProvider extends AsyncDisposable {
  issuer: string
  /** Client credentials of the site, for both of its providers. */
  social: Config['social']
  /** Signs in like a browser; returns the final redirect address. */
  signIn(address: string, name: string): Promise<URL>
  close(): Promise<void>
}

/** The form asks for a name and no password. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const serverAddress = server.address()
  if (serverAddress === null || typeof serverAddress === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${serverAddress.port}`
  const provider = new Provider(issuer, configuration())
  const answer = provider.callback()
  server.on('request', (request, response) => {
    void ownPage(provider, request, response).then(async (isOwn) => {
      if (!isOwn) await answer(request, response)
    })
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  const facebook = {
    ...client,
    authoriseUrl: `${issuer}/auth`,
    tokenUrl: `${issuer}/token`,
    userinfoUrl: `${issuer}/graph/me`,
  }
  const social = { google: { ...client, issuer }, facebook }
  return { issuer, social, signIn, close, [Symbol.asyncDispose]: close }
}

const nameOf = (id: string) => `${id.slice(0, 1).toUpperCase()}${id.slice(1)}`

function configuration(): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  return {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        // The site's port is known only later; native applications may use any port.
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/login', 'http://localhost/login'],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['of a test'] },
    scopes: ['openid', 'profile', 'public_profile'],
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/interaction/${uid}` },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, name: nameOf(id) }),
    }),
    async loadExistingGrant({ oidc }) {
      const accountId = oidc.session?.accountId
      const clientId = oidc.client?.clientId
      if (accountId === undefined || clientId === undefined) return undefined
      const grant = new oidc.provider.Grant({ accountId, clientId })
      grant.addOIDCScope('openid profile public_profile')
      await grant.save()
      return grant
    },
  }
}

/** Serves the sign-in form and the user-info page in Facebook's manner. */
async function ownPage(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  // Browsers ask for an icon and report a missing one as an error.
  if (request.url === '/favicon.ico') {
    response.writeHead(204).end()
    return true
  }
  const { pathname } = new URL(request.url ?? '/', 'http://own')
  if (pathname === '/graph/me') {
    await answerUserInfo(provider, request, response)
    return true
  }
  if (!pathname.startsWith('/interaction/')) return false
  if (request.method === 'POST') await finish(provider, request, response)
  else response.setHeader('content-type', 'text/html').end(form)
  return true
}

const form = `<!doctype html><html lang="en"><title>Identity provider</title>
<form method="post"><label>Name <input name="name" required autofocus></label>
<button>Sign in</button></form></html>`

async function finish(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  let body = ''
  for await (const part of request) body += String(part)
  const accountId = new URLSearchParams(body).get('name') ?? ''
  const result = { login: { accountId }, select_account: {}, consent: {} }
  await provider.interactionFinished(request, response, result)
}

async function answerUserInfo(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const accessToken = token === undefined ? undefined : await provider.AccessToken.find(token)
  response.statusCode = accessToken ? 200 : 401
  response.setHeader('content-type', 'application/json')
  const id = accessToken?.accountId ?? ''
  response.end(JSON.stringify(accessToken ? { id, name: nameOf(id) } : { error: 'invalid_token' }))
}

async function signIn(address: string, name: string): Promise<URL> {
  const { origin } = new URL(address)
  const jar = new Map<string, string>()
  let url = new URL(address)
  for (let step = 0; step < 8; step += 1) {
    const isForm = url.pathname.startsWith('/interaction/')
    const init = isForm ? { method: 'POST', body: new URLSearchParams({ name }) } : {}
    const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
    const answer = await fetch(url, { ...init, headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [key = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(key, value)
    }
    const next = answer.headers.get('location')
    if (next === null) throw new Error(`${answer.status} ${await answer.text()}`)
    url = new URL(next, url)
    if (url.origin !== origin) return url
  }
  throw new Error('the provider sends around in circles')
}
