import { appendFileSync } from 'node:fs'
import { expect, type BrowserContext, type Page } from '@playwright/test'

const known = new WeakMap<BrowserContext, Set<string>>()

/** Registers a code or password; the test fails at its end if it leaked. */
export function noteSecret(page: Page, secret: string): void {
  known.get(page.context())?.add(secret)
}

interface Trace {
  readonly where: string
  readonly text: string
}

interface BrowserStorage {
  readonly local: Record<string, string>
  readonly session: Record<string, string>
  readonly cookie: string
  readonly typed: readonly string[]
}

/** Records submitted passwords inside the page, where only the fixture reads them. */
function recordPasswords(): void {
  // A popup runs init scripts twice: on its blank page and on its address.
  if ('typedPasswords' in globalThis) return
  const typed = new Set<string>()
  Object.defineProperty(globalThis, 'typedPasswords', { value: typed })
  const isPassword = (input: HTMLInputElement) =>
    input.type === 'password' || /password/.test(input.autocomplete)
  addEventListener(
    'submit',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      for (const input of target.querySelectorAll('input')) {
        if (isPassword(input) && input.value !== '') typed.add(input.value)
      }
    },
    true,
  )
}

function storageInPage(): BrowserStorage {
  const typed: unknown = Reflect.get(globalThis, 'typedPasswords')
  return {
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    cookie: document.cookie,
    typed: typed instanceof Set ? [...typed].map(String) : [],
  }
}

const readStorage = (page: Page): Promise<BrowserStorage | undefined> =>
  page.evaluate(storageInPage).catch(() => undefined)

/** Shorter texts would match by accident. */
const isLongEnough = (secret: string) => secret.length >= 6

/** All-digit secrets must stand alone: addresses contain other digits. */
function containsSecret(text: string, secret: string): boolean {
  if (!/^\d+$/.test(secret)) return text.includes(secret)
  return new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text)
}

/**
 * Checks that no password, code, HTTP-only cookie or session token of one test appears in an
 * address, in the console or in the browser's storage, except the token in session storage.
 */
export async function watchSecrets(context: BrowserContext) {
  const secrets = new Set<string>()
  known.set(context, secrets)
  const places: Trace[] = []
  await context.addInitScript(recordPasswords)
  context.on('request', (request) => places.push({ where: 'an address', text: request.url() }))
  context.on('console', (line) => places.push({ where: 'the console', text: line.text() }))
  return async function expectNone(): Promise<void> {
    const tokens = new Set<string>()
    for (const page of context.pages()) {
      const snapshot = await readStorage(page)
      if (!snapshot) continue
      const { token, officeToken, ...session } = snapshot.session
      for (const one of [token, officeToken]) if (one) tokens.add(one)
      for (const typed of snapshot.typed) secrets.add(typed)
      places.push(
        { where: 'local storage', text: JSON.stringify(snapshot.local) },
        { where: 'session storage', text: JSON.stringify(session) },
        { where: 'the cookies that scripts see', text: snapshot.cookie },
      )
    }
    for (const cookie of await context.cookies(ownAddress())) {
      if (cookie.httpOnly) secrets.add(cookie.value)
    }
    const telling = [...secrets, ...tokens].filter(isLongEnough)
    noteForServer(telling)
    const found = places.filter(({ text }) =>
      telling.some((secret) => containsSecret(text, secret)),
    )
    expect(
      found.map(({ where, text }) => `${where}: ${text}`),
      'secrets where none may be',
    ).toEqual([])
  }
}

/** Only cookies of the site are checked. */
const ownAddress = () => process.env.SITE_URL ?? 'http://127.0.0.1'

/** Saves secrets for the search of the server log after all tests. */
function noteForServer(secrets: readonly string[]): void {
  const file = process.env.SITE_SECRETS
  if (file && secrets.length > 0) appendFileSync(file, `${secrets.join('\n')}\n`)
}
