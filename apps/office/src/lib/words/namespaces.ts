import type { Areas } from '@fairhouse/i18n/namespace'
import type { OfficeCode, OfficeNamespace } from '@fairhouse/i18n/office'

const loading = new Map<OfficeNamespace, Map<OfficeCode, Promise<Areas>>>()

/** Loads a namespace once per language; the promise is cached so that React can wait for it. */
export function loadNamespace(namespace: OfficeNamespace, code: OfficeCode): Promise<Areas> {
  const byCode = loading.get(namespace) ?? new Map<OfficeCode, Promise<Areas>>()
  loading.set(namespace, byCode)
  const known = byCode.get(code)
  if (known) return known
  const words = namespace.load(code)
  byCode.set(code, words)
  // A failed load is forgotten, so that the next render retries.
  words.catch(() => byCode.delete(code))
  return words
}
