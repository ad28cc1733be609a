import { adminWords } from '@fairhouse/i18n/office'
import type { Value } from '@fairhouse/browser/call'
import type { Tone } from '@fairhouse/ui'
import { useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { LoadState, Rows, type Column } from '#features/list'
import { Page, Section } from '#features/page'
import { Tag } from '#features/tag'
import { freshQuery, useQueryOnce } from '#lib/query'
import { useWords } from '#lib/words'

type RtpReportData = Value<'GET /office/api/catalogue/returns'>
type RtpBand = RtpReportData['games'][number]['all']
interface Row {
  recent: RtpBand
  all: RtpBand
}

const tones: Record<RtpBand['standing'], Tone> = {
  none: 'quiet',
  unknown: 'quiet',
  few: 'quiet',
  within: 'good',
  outside: 'bad',
}

/** Measured RTP of games against their exact RTP. */
export function RtpReport() {
  const { t } = useWords(adminWords)
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const brandId = search.get('brand') ?? undefined
  const answer = useQueryOnce(
    freshQuery('GET /office/api/catalogue/returns', brandId === undefined ? {} : { brandId }),
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
      <LoadState answer={answer}>{(report) => <Lists report={report} />}</LoadState>
    </Page>
  )
}

function Lists({ report: { vendors, games, total } }: { report: RtpReportData }) {
  const { t } = useWords(adminWords)
  const measured = useMeasured()
  const gameColumns: Column<RtpReportData['games'][number]>[] = [
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
  const vendorColumns: Column<RtpReportData['vendors'][number]>[] = [
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

/** Recent and overall RTP with confidence bands; marks games outside their band. */
function useMeasured(): Column<Row>[] {
  const { t } = useWords(adminWords)
  return [
    {
      key: 'standing',
      label: t('common.state'),
      cell: ({ recent, all }) => {
        const { standing: status } = recent.standing === 'outside' ? recent : all
        return <Tag tone={tones[status]} text={t(`catalogue.standing_${status}`)} />
      },
    },
    { key: 'recent', label: t('catalogue.recent'), cell: ({ recent }) => <Band of={recent} /> },
    { key: 'all', label: t('catalogue.since'), cell: ({ all }) => <Band of={all} /> },
  ]
}

function Band({ of: { measured, low, high, rounds } }: { of: RtpBand }) {
  const { t } = useWords(adminWords)
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
