import type { PackCode } from '@fairhouse/i18n'
import type { Refused } from '@fairhouse/protocol'
import { receiveStatus, statusKey, type StatusAnswer } from '#features/status'
import { CallRefused } from '#lib/call'
import type { QueryClient } from '#lib/query'
import type { Theme } from '#lib/theme'

/** With what the server has drawn the page, so that the browser draws the same. */
interface FirstData {
  readonly language: PackCode
  readonly theme: Theme
  /** Which of the brand's hosts was picked for its pictures. */
  readonly pick: number
  readonly status: StatusAnswer
  readonly queries: readonly (readonly [readonly unknown[], unknown])[]
  readonly refused: readonly (readonly [readonly unknown[], Refused])[]
}

/** Everything that was asked for while the page was drawn. */
export function dataOf(client: QueryClient): FirstData['queries'] {
  return client.answers().filter(([[name]]) => name !== statusKey)
}

/** Everything that was refused: that there is no such thing is an answer too. */
export function refusedOf(client: QueryClient): FirstData['refused'] {
  return client.problems().map(([key, problem]) => {
    // The browser shows nothing of a page that we could not ask for: it asks itself.
    if (!(problem instanceof CallRefused)) throw problem
    const { code, message } = problem
    return [key, { success: false, value: null, code, message }]
  })
}

export function fill(client: QueryClient, { status, queries, refused }: FirstData): void {
  receiveStatus(client, status)
  for (const [key, data] of queries) client.restore(key, data)
  for (const [key, answer] of refused) client.restore(key, undefined, new CallRefused(answer))
}

/** Nothing where the page came empty: in development, or when the server could not draw it. */
export function readFirstData(): FirstData | undefined {
  const written = document.getElementById('first')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server has written it
  return written ? (JSON.parse(written) as FirstData) : undefined
}
