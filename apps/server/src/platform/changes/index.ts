import { hash } from 'node:crypto'
import { Refusal } from '#platform/http'

/** Settings by name, as people edit them and the audit log shows them. */
export type Facts = Readonly<Record<string, unknown>>

/** Names of the changed fields; for a new item, of the fields that are set. */
export function changedFields(before: Facts | undefined, after: Facts): string[] {
  const text = (value: unknown) => JSON.stringify(value ?? '')
  return Object.keys(after).filter((name) => text(before?.[name]) !== text(after[name]))
}

/** Keeps only the named fields. */
export const pickFields = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name]]))

/** An approved change applies only to the values that its requester saw. */
export function requireUnchanged(before: Facts | null, now: Facts | undefined) {
  const isSame =
    before !== null && now !== undefined
      ? changedFields(pickFields(now, Object.keys(before)), before).length === 0
      : before === null && now === undefined
  if (!isSame) throw new Refusal('stale_draft')
}

/** A short text that differs when the settings do. */
export const versionOf = (facts: unknown): string =>
  hash('sha256', JSON.stringify(facts)).slice(0, 20)
