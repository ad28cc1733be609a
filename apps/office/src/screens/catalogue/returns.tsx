import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { Listed, Rows, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { asking, useLook } from '#lib/ask'
import { useWords } from '#lib/later-words'

type Told = Value<'GET /office/api/catalogue/returns'>
type Judged = Told['games'][number]['all']
interface Row {
  recent: Judged
  all: Judged
}

const tones: Record<Judged['standing'], Tone> = {
  none: 'quiet',
  unknown: 'quiet',
  few: 'quiet',
  within: 'good',
  outside: 'bad',
}

/** What games give back, against what was proved of them. */
export function Returns() {
  const { t } = useWords()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const brandId = search.get('brand') ?? undefined
  const answer = useLook(
    asking('GET /office/api/catalogue/returns', brandId === undefined ? {} : { brandId }),
  )
  return (
    <Page
      title={t('catalogue.returns')}
      text={t('catalogue.returns_text')}
      back={{ href: '/catalogue', label: t('common.catalogue') }}
      actions={
        <BrandChoice
          brands={answer.data?.brands}
          value={answer.data?.brandId}
          onChange={(id) => go(`/catalogue/returns?brand=${id}`)}
        />
      }
    >
      <Listed answer={answer}>{(told) => <Lists told={told} />}</Listed>
    </Page>
  )
}

function Lists({ told: { vendors, games, total } }: { told: Told }) {
  const { t } = useWords()
  const measured = useMeasured()
  const gameColumns: Column<Told['games'][number]>[] = [
    { key: 'game', label: t('catalogue.game'), isHeading: true, cell: ({ name }) => name },
    { key: 'vendor', label: t('catalogue.vendor'), cell: ({ vendor }) => vendor },
    {
      key: 'exact',
      label: t('catalogue.exact'),
      cell: ({ exact }) => (exact === null ? '' : `${exact} %`),
      isNumber: true,
    },
    ...measured,
  ]
  const vendorColumns: Column<Told['vendors'][number]>[] = [
    { key: 'vendor', label: t('catalogue.vendor'), isHeading: true, cell: ({ name }) => name },
    ...measured.filter(({ key }) => key !== 'standing'),
  ]
  const shown = games.length
  return (
    <>
      <Section title={t('catalogue.returns_games')}>
        <p className="text-sm text-text-quiet">{t('catalogue.returns_count', { shown, total })}</p>
        <Rows
          caption={t('catalogue.returns_games')}
          columns={gameColumns}
          rows={games}
          keyOf={({ vendor, game }) => `${vendor} ${game}`}
          empty={t('catalogue.returns_none')}
        />
      </Section>
      <Section title={t('catalogue.returns_vendors')}>
        <Rows
          caption={t('catalogue.returns_vendors')}
          columns={vendorColumns}
          rows={vendors}
          keyOf={({ name }) => name}
          empty={t('catalogue.returns_none')}
        />
      </Section>
    </>
  )
}

/** Both times with their bands, and whether one of them is a reason to look. */
function useMeasured(): Column<Row>[] {
  const { t } = useWords()
  return [
    {
      key: 'standing',
      label: t('common.state'),
      cell: ({ recent, all }) => {
        const { standing } = recent.standing === 'outside' ? recent : all
        return <Tag tone={tones[standing]} text={t(`catalogue.standing_${standing}`)} />
      },
    },
    { key: 'recent', label: t('catalogue.recent'), cell: ({ recent }) => <Band of={recent} /> },
    { key: 'all', label: t('catalogue.since'), cell: ({ all }) => <Band of={all} /> },
  ]
}

function Band({ of: { measured, low, high, rounds } }: { of: Judged }) {
  const { t } = useWords()
  if (measured === null) return t('catalogue.standing_none')
  const band =
    low === null || high === null
      ? t('catalogue.band_none', { measured })
      : t('catalogue.band', { measured, low, high })
  return (
    <span className="inline-flex flex-col tabular-nums">
      {band}
      <span className="text-text-quiet">{t('catalogue.rounds', { count: rounds })}</span>
    </span>
  )
}
