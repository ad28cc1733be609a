import type { PackCode } from '@fairhouse/i18n'
import type { Refused } from '@fairhouse/protocol'
import { receiveStatus, statusKey, type StatusAnswer } from '#features/status'
import { CallRefused } from '#lib/call'
import type { QueryClient } from '#lib/query'
import type { Theme } from '#lib/theme'
import type { Address } from './rendered-address.ts'

/** The data the server rendered with, so that the browser renders the same. */
interface FirstData {
  /** The rendered address; null on the page for addresses without one. */
  readonly at: Address | null
  readonly language: PackCode
  readonly theme: Theme
  /** The random number that picked one of the brand's image hosts. */
  readonly pick: number
  readonly status: StatusAnswer
  readonly queries: readonly (readonly [readonly unknown[], unknown])[]
  readonly refused: readonly (readonly [readonly unknown[], Refused])[]
}

/** Every answer loaded during rendering. */
export function answersOf(client: QueryClient): FirstData['queries'] {
  return client.answers().filter(([[name]]) => name !== statusKey)
}

/** Every refusal during rendering, such as not found. */
export function refusalsOf(client: QueryClient): FirstData['refused'] {
  return client.problems().map(([key, problem]) => {
    // A failure is not sent along: the browser then renders the page itself.
    if (!(problem instanceof CallRefused)) throw problem
    const { code, message } = problem
    return [key, { success: false, value: null, code, message }]
  })
}

export function restoreFirstData(
  client: QueryClient,
  { status, queries, refused }: FirstData,
): void {
  receiveStatus(client, status)
  for (const [key, data] of queries) client.restore(key, data)
  for (const [key, answer] of refused) client.restore(key, undefined, new CallRefused(answer))
}

/** Undefined if the page came empty: in development, or if rendering failed. */
export function readFirstData(): FirstData | undefined {
  const json = document.getElementById('first')?.textContent
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own server wrote it
  return json ? (JSON.parse(json) as FirstData) : undefined
}
