import { adminWords } from '@fairhouse/i18n/office'
import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { LoadState, Rows, type Column } from '#features/list'
import { Tag } from '#features/tag'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useWords } from '#lib/words'

type Use = Value<'GET /office/api/brand/codes'>['list'][number]

const tones: Record<Use['level'], Tone> = { low: 'good', near: 'warn', reached: 'bad' }

/** Current usage of the code caps. */
export function CodeUse({ brandId }: { brandId: string }) {
  const { t } = useWords(adminWords)
  const answer = useLiveQuery(freshQuery('GET /office/api/brand/codes', { brandId }))
  const levelTag = ({ level }: Use) => (
    <Tag tone={tones[level]} text={t(`brands.codes_level_${level}`)} />
  )
  const columns: Column<Use>[] = [
    {
      key: 'channel',
      label: t('brands.codes_channel'),
      isHeading: true,
      cell: ({ channel }) => t(`brands.codes_channel_${channel}`),
    },
    {
      key: 'country',
      label: t('brands.codes_country'),
      cell: ({ country }) => country ?? t('brands.codes_all'),
    },
    {
      key: 'period',
      label: t('brands.codes_period'),
      cell: ({ period }) => t(`brands.codes_period_${period}`),
    },
    {
      key: 'strangers',
      label: t('brands.codes_strangers'),
      cell: ({ strangers }) => strangers,
      isNumber: true,
    },
    {
      key: 'members',
      label: t('brands.codes_members'),
      cell: ({ members }) => members,
      isNumber: true,
    },
    { key: 'cap', label: t('brands.codes_cap'), cell: ({ cap }) => cap, isNumber: true },
    {
      key: 'level',
      label: t('brands.codes_level'),
      cell: levelTag,
    },
  ]
  return (
    <LoadState answer={answer}>
      {({ list }) => (
        <Rows
          caption={t('brands.codes_use')}
          columns={columns}
          rows={list}
          keyOf={({ channel, country, period }) => `${channel} ${country ?? ''} ${period}`}
          empty=""
        />
      )}
    </LoadState>
  )
}
