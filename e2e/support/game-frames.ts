import { amountOf, formatMoney, parseAmount, type Amount } from '@fairhouse/money'
import type { GameFacts, RoundView } from '@fairhouse/protocol/studio'
import type { FrameLocator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** A game in a sandboxed frame without an origin, as on the site's pages. */
export interface Frame {
  readonly game: FrameLocator
  /** Returns the messages that the frame has posted to its page. */
  messages(): Promise<{ type: string; id?: string; balance?: string }[]>
  post(message: object): Promise<void>
}

/** Opens a game in demo mode and waits for the phase that it resumes in. */
export async function openGame(
  page: Page,
  account: string,
  gameCode: string,
  phase: 'ready' | 'choosing' = 'ready',
): Promise<Frame> {
  const data = { account, gameCode, mode: 'trial' }
  const { value } = await (await page.request.post('/dev/ticket', { data })).json()
  const frame = await openFrame(page, `/play/?game=${gameCode}&ticket=${value.ticket}`)
  await expect(frame.game.locator(`[data-mirror="${phase}"]`)).toBeAttached()
  return frame
}

export async function openFrame(page: Page, address: string): Promise<Frame> {
  const source = address.replaceAll('&', '&amp;')
  await page.route('**/around-a-game', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<!doctype html><html lang="en"><title>Game</title><body>' +
        '<script>heard = []; onmessage = ({ data }) => heard.push(data)</script>' +
        `<iframe title="Game" sandbox="allow-scripts" src="${source}" ` +
        'style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe>',
    }),
  )
  await page.goto('/around-a-game')
  return {
    game: page.frameLocator('iframe'),
    messages: () => page.evaluate(() => Reflect.get(window, 'heard')),
    post: (message) =>
      page.evaluate((said) => {
        document.querySelector('iframe')?.contentWindow?.postMessage(said, '*')
      }, message),
  }
}

const studioSocket = '**/studio/v1/socket'

/** Games of this page then play over HTTP, as behind a proxy that lets no socket through. */
export const blockSockets = (page: Page) =>
  page.routeWebSocket(studioSocket, (socket) => socket.close())

/** Routes the sockets of games; `lose` is asked whether an answer gets lost with its connection. */
export const cutSockets = (page: Page, lose: (answer: string) => boolean) =>
  page.routeWebSocket(studioSocket, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((answer) => {
      if (!lose(String(answer))) return socket.send(answer)
      void server.close()
      void socket.close()
    })
  })

/** Maximum time of a round until it ends or offers a choice. */
const turnMs = 10_000

/** Waits until a round is over; opens the objects of a pick bonus in order. */
async function waitForEnd({ game }: Frame, before: string | null): Promise<void> {
  const mirror = game.locator('[data-mirror="ready"]')
  const closed = game.locator('[data-pick="open"] [data-object="closed"]')
  await expect(async () => {
    if ((await closed.count()) > 0) await closed.first().click()
    const timeout = turnMs
    if (before === null) await expect(mirror).toHaveAttribute('data-mirror-round', /-/, { timeout })
    else await expect(mirror).not.toHaveAttribute('data-mirror-round', before, { timeout })
  }).toPass({ intervals: [50] })
}

/** Waits for the end of a round and returns the result that the frame shows. */
export async function readRound(frame: Frame, before: string | null) {
  await waitForEnd(frame, before)
  const mirror = frame.game.locator('[data-mirror="ready"]')
  return mirror.evaluate((place) => {
    const all = (selector: string) => [...place.querySelectorAll<HTMLElement>(selector)]
    const rows = all('tr').map((row) =>
      [...row.querySelectorAll('td')].map((cell) => cell.dataset.symbol ?? ''),
    )
    return {
      id: place.dataset.mirrorRound ?? '',
      // Records store the window by columns.
      window: (rows[0] ?? []).map((_, reel) => rows.map((row) => row[reel])),
      wins: all('[data-credits]').map((win) => Number(win.dataset.credits)),
      total: Number(all('[data-mirror-total]')[0]?.dataset.mirrorTotal),
      balance: all('[data-mirror-balance] bdi')[0]?.textContent,
      said: all('[data-mirror-said]')[0]?.textContent ?? '',
    }
  })
}

export interface Recorded {
  readonly round: RoundView
  readonly game: GameFacts
}

export async function fetchRecord(page: Page, id: string): Promise<Recorded> {
  const answer = await (await page.request.get(`/studio/v1/round?id=${id}`)).json()
  expect(answer).toMatchObject({ success: true })
  return answer.value
}

export function parseWireAmount(wire: string): Amount {
  return parseAmount(wire) ?? amountOf(-1n)
}

export const inVnd = (amount: Amount) => formatMoney(amount, 'VND')
