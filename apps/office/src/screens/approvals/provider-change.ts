import { adminWords } from '@fairhouse/i18n/office'
import type { Fact } from '#features/facts'
import { type Translate, useWords } from '#lib/words'
import type { ApprovalRow } from './view.ts'

/** LIST of the fields that can change, with labels. */
const names = [
  'name',
  'wallet',
  'launchUrl',
  'walletUrl',
  'categories',
  'brands',
  'isHot',
  'hasTrial',
  'key',
  'oldKeyHours',
] as const

/** LIST of the requests that set up a game provider. */
const changes = ['provider.add', 'provider.change', 'provider.key']

const read = (facts: unknown, name: string): unknown =>
  facts instanceof Object ? Reflect.get(facts, name) : undefined

/** A new game provider, or a change of one. */
export function useProviderChange({ kind, payload }: ApprovalRow): (Fact | false)[] {
  const { t } = useWords(adminWords)
  if (!changes.includes(kind)) return []
  const { code, before, after } = payload
  const changed = names.filter((name) => read(after, name) !== undefined)
  const isLong = (name: (typeof names)[number]) => name === 'launchUrl' || name === 'walletUrl'
  return [
    typeof code === 'string' && { label: t('catalogue.vendor'), value: code },
    ...changed.map((name) => {
      const value = textOf(t, name, read(after, name))
      const was = read(before, name)
      return {
        label: t(`providers.${name}`),
        value: was === undefined ? value : `${textOf(t, name, was)} → ${value}`,
        isLong: isLong(name),
      }
    }),
  ]
}

function textOf(t: Translate<typeof adminWords>, name: string, value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'approvals.yes' : 'approvals.no')
  if (typeof value === 'number') {
    return value === 0 ? t('providers.old_key_0') : t('providers.old_key_hours', { count: value })
  }
  if (name === 'wallet' && (value === 'seamless' || value === 'transfer')) {
    return t(`providers.wallet_${value}`)
  }
  const text = Array.isArray(value) ? value.join(', ') : value
  return typeof text === 'string' && text !== '' ? text : '–'
}
