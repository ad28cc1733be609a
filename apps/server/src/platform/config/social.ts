import * as z from 'zod/mini'
import { StartError } from './start-error.ts'

const address = (defaultUrl: string) =>
  z._default(z.string().check(z.regex(/^https?:\/\/./)), defaultUrl)

/** Environment variables of social login; a provider without a client id is not offered. */
export const socialEnvironment = {
  GOOGLE_ISSUER: address('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: z.optional(z.string()),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()),
  FACEBOOK_AUTHORISE_URL: address('https://www.facebook.com/v23.0/dialog/oauth'),
  FACEBOOK_TOKEN_URL: address('https://graph.facebook.com/v23.0/oauth/access_token'),
  FACEBOOK_USERINFO_URL: address('https://graph.facebook.com/v23.0/me?fields=id,name'),
  FACEBOOK_CLIENT_ID: z.optional(z.string()),
  FACEBOOK_CLIENT_SECRET: z.optional(z.string()),
}

interface Client {
  clientId: string
  clientSecret: string
}

export interface SocialConfig {
  google?: Client & { issuer: string }
  facebook?: Client & { authoriseUrl: string; tokenUrl: string; userinfoUrl: string }
}

const schema = z.object(socialEnvironment)

export function readSocial(values: z.output<typeof schema>, demo: boolean): SocialConfig {
  const google = readClient('GOOGLE', values.GOOGLE_CLIENT_ID, values.GOOGLE_CLIENT_SECRET)
  const facebook = readClient('FACEBOOK', values.FACEBOOK_CLIENT_ID, values.FACEBOOK_CLIENT_SECRET)
  const issuer = values.GOOGLE_ISSUER
  const addresses = {
    authoriseUrl: values.FACEBOOK_AUTHORISE_URL,
    tokenUrl: values.FACEBOOK_TOKEN_URL,
    userinfoUrl: values.FACEBOOK_USERINFO_URL,
  }
  if (!demo) requireHttps([issuer, ...Object.values(addresses)])
  return {
    ...(google && { google: { ...google, issuer } }),
    ...(facebook && { facebook: { ...facebook, ...addresses } }),
  }
}

function readClient(name: string, clientId: string | undefined, clientSecret: string | undefined) {
  if (clientId === undefined && clientSecret === undefined) return undefined
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  throw new StartError(
    `${name}_CLIENT_ID and ${name}_CLIENT_SECRET go together: see docs/OPERATIONS.md.`,
  )
}

function requireHttps(urls: string[]) {
  const plain = urls.find((url) => !url.startsWith('https:'))
  if (plain) throw new StartError(`${plain} must begin with https: in production.`)
}
