/** What is kept here while a browser is at the provider. */
export interface Passage {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
  redirectUri: string
}

/** What the provider gave the browser to bring. */
export interface Brought {
  code: string
  state: string
  iss?: string | undefined
}

export interface Identified {
  issuer: string
  subject: string
  name: string | undefined
}

export interface Provider {
  /** Where the browser is sent. */
  addressFor(passage: Passage): Promise<URL>
  /** Who came back; throws for anything that does not fit. */
  identify(passage: Passage, brought: Brought): Promise<Identified>
}

/** The address to which the browser came back, as far as we asked for it. */
export function returnOf({ redirectUri }: Passage, { code, state, iss }: Brought): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  if (iss !== undefined) url.searchParams.set('iss', iss)
  return url
}
