import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import type { ContentKind } from '@fairhouse/protocol'
import { DecisionButton } from '#features/decision'
import { LoadState, Pager, usePages } from '#features/list'
import { Section } from '#features/page'
import { ColleagueName } from '#features/people'
import { freshQuery, useInvalidate, useQueryOnce } from '#lib/query'
import { useMe } from '#lib/me'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'
import type { Brand, Version } from './view.ts'
import { VersionChanges } from './version-changes.tsx'

interface Props {
  brand: Brand
  kind: ContentKind
  id: string
  /** The published version; undefined if never published. */
  seen: string | null
}

/** Versions of a piece with their changes and a restore button. */
export function History({ brand, kind, id, seen }: Props) {
  const { t } = useWords(adminWords)
  const pages = usePages()
  const before = pages.after === undefined ? {} : { before: pages.after }
  const target = { brandId: brand.id, kind, id }
  const answer = useQueryOnce(
    freshQuery('GET /office/api/content/versions', { ...target, ...before }),
  )
  const isLatest = (version: Version) => pages.number === 1 && version === answer.data?.list[0]
  return (
    <Section title={t('common.history')}>
      <LoadState answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="text-text-quiet">{t('content.no_history')}</p>}
            <ol className="flex flex-col divide-y divide-line">
              {list.map((version) => (
                <li key={version.number} className="flex flex-col gap-3 py-4">
                  <Heading {...{ version }} />
                  <VersionChanges version={version} />
                  {!isLatest(version) && version.piece && (
                    <Restore target={target} number={version.number} seen={seen} />
                  )}
                </li>
              ))}
            </ol>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadState>
    </Section>
  )
}

function Heading({ version: { number, deed, by, at } }: { version: Version }) {
  const { t } = useWords(adminWords)
  const when = useDateTime()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{t('content.version', { number })}</span>
      <span>{t(`content.deed_${deed}`)}</span>
      {at !== null && <span className="text-sm text-text-quiet">{when(at)}</span>}
      {by !== null && (
        <span className="text-sm text-text-quiet">
          <ColleagueName id={by} />
        </span>
      )}
    </p>
  )
}

interface RestoreProps {
  target: { brandId: string; kind: ContentKind; id: string }
  number: number
  seen: string | null
}

function Restore({ target, number, seen }: RestoreProps) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const again = useInvalidate()
  if (!may('contentManage')) return null
  const sent = { ...target, number, ...(seen !== null && { seen }) }
  return (
    <div>
      <DecisionButton
        label={t('content.restore', { number })}
        title={t('content.restore_title', { number })}
        text={t('content.restore_text')}
        onSend={() => call('POST /office/api/content/restore', sent)}
        onDone={() => again('GET /office/api/content', 'GET /office/api/content/versions')}
      />
    </div>
  )
}
