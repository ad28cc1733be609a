import type { SocialProvider } from '@fairhouse/protocol'
import type { TestClient } from './clients/client.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** Code, state and issuer in the final redirect. */
export const broughtBy = ({ searchParams }: URL) => ({
  code: searchParams.get('code') ?? '',
  state: searchParams.get('state') ?? '',
  iss: searchParams.get('iss') ?? '',
})

/** Goes to the identity provider and back, like a browser. */
export function travelBy(provider: () => IdentityProvider) {
  async function signInAtProvider(
    client: TestClient,
    name: string,
    socialProvider: SocialProvider = 'google',
  ) {
    const { url } = await client.must('POST /wps/social/start', {
      provider: socialProvider,
      purpose: 'login',
    })
    return broughtBy(await provider().signIn(url, name))
  }

  async function arrive(
    client: TestClient,
    name: string,
    socialProvider: SocialProvider = 'google',
  ) {
    return client.must(
      'POST /wps/social/finish',
      await signInAtProvider(client, name, socialProvider),
    )
  }

  async function ticketOf(client: TestClient, name: string): Promise<string> {
    const answer = await arrive(client, name)
    if (answer.step !== 'choose') throw new Error(answer.step)
    return answer.ticket
  }

  return { goThrough: signInAtProvider, arrive, ticketOf }
}

/** The refusal code, or `accepted`. */
export async function refusalOf(
  call: Promise<{ answer: { success: boolean; code?: string } }>,
): Promise<string | undefined> {
  const { answer } = await call
  return answer.success ? 'accepted' : answer.code
}
