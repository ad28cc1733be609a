import type { PackCode } from '@fairhouse/i18n'
import { lazy, type ComponentType } from 'react'
import { closedRow, type RouteRow } from './rows.ts'
import { loadWholeSheet } from './whole-sheet.ts'

const longestMs = 120_000

const ready = new Map<RouteRow, ComponentType>()
const shown = new Map<RouteRow, ComponentType>()

/** What is seen at an address in a state of the site (0 is open). */
export function shownRow(row: RouteRow, state: number): RouteRow {
  return state === 0 || row.isAlwaysOpen ? row : closedRow
}

/** Loads a page's code, so that it is drawn at once. */
export async function loadScreen(row: RouteRow, language: PackCode): Promise<void> {
  ready.set(row, await inTime(row.load(language)))
}

/** A page that is not the first one: with its styles. */
async function loadNext(row: RouteRow, language: PackCode): Promise<{ default: ComponentType }> {
  const [screen] = await inTime(Promise.all([row.load(language), loadWholeSheet()]))
  return { default: screen }
}

/** The page's component: at once where its code is there, else when it comes. */
export function screenOf(row: RouteRow, language: PackCode): ComponentType {
  const known = shown.get(row)
  if (known) return known
  const screen = ready.get(row) ?? lazy(() => loadNext(row, language))
  shown.set(row, screen)
  return screen
}

/** Forgets pages whose code did not come, so that they are asked for again. */
export function forgetScreens(): void {
  shown.clear()
}

/** Code that takes too long counts as code that does not come. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('a part took too long to load')), longestMs)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}
