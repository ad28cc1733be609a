/** State stored while the browser is at the provider. */
export interface AuthorizationRequest {
  state: string
  nonce: string
  /** The PKCE code verifier. */
  verifier: string
  redirectUri: string
}

/** Parameters the provider returned through the browser. */
export interface CallbackParameters {
  code: string
  state: string
  iss?: string | undefined
}

export interface ProviderIdentity {
  issuer: string
  subject: string
  name: string | undefined
}

export interface Provider {
  /** The address to redirect the browser to. */
  authorizationUrl(passage: AuthorizationRequest): Promise<URL>
  /** Validates the callback and returns the identity; throws if anything does not match. */
  identify(passage: AuthorizationRequest, brought: CallbackParameters): Promise<ProviderIdentity>
}

/** The callback address, rebuilt from the parameters we expect. */
export function callbackUrl(
  { redirectUri }: AuthorizationRequest,
  { code, state, iss }: CallbackParameters,
): URL {
  const url = new URL(redirectUri)
  url.searchParams.set('code', code)
  url.searchParams.set('state', state)
  if (iss !== undefined) url.searchParams.set('iss', iss)
  return url
}
