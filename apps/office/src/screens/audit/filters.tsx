import { adminWords } from '@fairhouse/i18n/office'
import { callQuery, useQuery } from '@fairhouse/browser/query'
import { Button, Choice, Field } from '@fairhouse/ui'
import { useState, type SyntheticEvent } from 'react'
import { useStaffZone } from '#lib/staff-zone'
import { fromZoned } from '#lib/time-zone'
import { useWords } from '#lib/words'
import { actionWord, auditActions } from './action-name.ts'
import type { AuditFilter } from './view.ts'

const colleagues = callQuery('GET /office/api/staff', '', {})

const texts = ['actor', 'subject'] as const
const times = ['from', 'to'] as const

type Name = (typeof texts)[number] | (typeof times)[number] | 'action'
type Typed = Partial<Record<Name, string>>

/** Converts the form to a filter; empty fields are omitted. */
function toFilter(typed: Typed, zone: string): AuditFilter {
  const written = ([...texts, 'action'] as const).flatMap((name) => {
    const value = typed[name]?.trim() ?? ''
    return value === '' ? [] : [[name, value] as const]
  })
  const moments = times.flatMap((name) => {
    const at = fromZoned(typed[name] ?? '', zone)
    return at === undefined ? [] : [[name, at] as const]
  })
  return Object.fromEntries([...written, ...moments])
}

export function Filters({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const { t, tag } = useWords(adminWords)
  const zone = useStaffZone()
  const [typed, setTyped] = useState<Typed>({})
  const { data } = useQuery(colleagues)
  /** Colleagues are selected by name, other actors by id. */
  const idOf = ({ actor = '' }: Typed) =>
    data?.list.find(({ name }) => name === actor.trim())?.id ?? actor
  const set = (name: keyof Typed) => (value: string) => setTyped({ ...typed, [name]: value })
  const options = [
    { value: '', label: t('audit.any_action') },
    ...auditActions
      .map((value) => ({ value, label: t(actionWord(value)) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, tag)),
  ]
  const { from = '', to = '' } = typed
  const isReversed = from !== '' && to !== '' && from > to
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isReversed) onFilter(toFilter({ ...typed, actor: idOf(typed) }, zone))
  }
  return (
    <form
      noValidate
      onSubmit={send}
      aria-label={t('audit.filter')}
      className="grid grid-cols-1 items-end gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      {texts.map((name) => (
        <Field
          key={name}
          label={t(`audit.by_${name}`)}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          value={typed[name] ?? ''}
          onChange={set(name)}
        />
      ))}
      <Choice
        label={t('audit.by_action')}
        options={options}
        value={typed.action ?? ''}
        onChange={set('action')}
      />
      {times.map((name) => (
        <Field
          key={name}
          type="datetime-local"
          label={t(`audit.${name}`)}
          hint={zone}
          value={typed[name] ?? ''}
          onChange={set(name)}
          {...(name === 'to' && isReversed && { error: t('reports.reversed') })}
        />
      ))}
      <div className="flex gap-2">
        <Button type="submit" size="small" icon="search">
          {t('audit.show')}
        </Button>
        <Clear
          onClear={() => {
            setTyped({})
            onFilter({})
          }}
        />
      </div>
    </form>
  )
}

function Clear({ onClear }: { onClear: () => void }) {
  const { t } = useWords(adminWords)
  return (
    <Button variant="plain" size="small" onClick={onClear}>
      {t('audit.clear')}
    </Button>
  )
}
