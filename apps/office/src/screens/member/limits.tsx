import { moneyText } from '@fairhouse/money'
import { Rows, type Column } from '#features/list'
import { Section } from '#features/page'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { ResponsibleGamingFile } from './view.ts'

type Limit = ResponsibleGamingFile['limits']['limits'][number]
type Change = ResponsibleGamingFile['changes'][number]

/** Limits in force and their changes. */
export function Limits({ file }: { file: ResponsibleGamingFile }) {
  const { t } = useWords()
  const when = useDateTime()
  const { currency, limits, realityCheck } = file.limits
  const shown = (name: string, value: string | null) => {
    if (value === null) return '–'
    return name === 'sessionTime' || name === 'realityCheck'
      ? t('rules.minutes', { count: Number(value) })
      : moneyText(value, currency)
  }
  const columns: Column<Limit>[] = [
    {
      key: 'name',
      label: t('rules.name'),
      isHeading: true,
      cell: ({ name }) => t(`rules.name_${name}`),
    },
    {
      key: 'force',
      label: t('member.in_force'),
      isNumber: true,
      cell: ({ name, inForce }) => shown(name, inForce),
    },
    {
      key: 'by',
      label: t('member.set_by'),
      cell: ({ by }) => (by === null ? '–' : t(`member.by_${by}`)),
    },
    {
      key: 'used',
      label: t('member.used'),
      isNumber: true,
      cell: ({ name, used }) => shown(name, used),
    },
    {
      key: 'wish',
      label: t('member.wish'),
      cell: ({ name, wish }) =>
        wish === null ? '–' : `${shown(name, wish.value)} · ${when(wish.from)}`,
    },
  ]
  const reality = realityCheck.inForce
  return (
    <Section title={t('member.limits')}>
      <Rows
        caption={t('member.limits')}
        columns={columns}
        rows={limits}
        keyOf={({ name }) => name}
        empty={t('common.none')}
      />
      <p className="text-sm text-text-quiet">
        {reality === null ? t('member.no_reality') : t('member.reality', { count: reality })}
      </p>
      <Changes changes={file.changes} shown={shown} />
    </Section>
  )
}

interface ChangesProps {
  changes: readonly Change[]
  shown: (name: string, value: string | null) => string
}

function Changes({ changes, shown }: ChangesProps) {
  const { t } = useWords()
  const when = useDateTime()
  if (changes.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('member.changes', { count: changes.length })}
      </summary>
      <ul className="flex flex-col gap-2 text-sm">
        {changes.map(({ name, what, from, to, at }) => (
          <li key={`${name} ${what} ${at}`} className="flex flex-wrap gap-x-3">
            <span className="font-mono">{`${name} ${what}`}</span>
            <span>{`${shown(name, from)} → ${shown(name, to)}`}</span>
            <time dateTime={at} className="text-text-quiet">
              {when(at)}
            </time>
          </li>
        ))}
      </ul>
    </details>
  )
}
