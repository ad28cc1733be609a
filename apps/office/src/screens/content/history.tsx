import { call } from '@fairhouse/browser/call'
import type { ContentKind } from '@fairhouse/protocol'
import { Decide } from '#features/decide'
import { Listed, Paged, usePages } from '#features/list'
import { Section } from '#features/page'
import { Staffer } from '#features/people'
import { asking, useAgain, useLook } from '#lib/ask'
import { useMe } from '#lib/me'
import { useWhen } from '#lib/when'
import { useWords } from '#lib/later-words'
import type { Brand, Version } from './told.ts'
import { VersionChanges } from './version-changes.tsx'

interface Props {
  brand: Brand
  kind: ContentKind
  id: string
  /** What is shown now; nothing of one that never was. */
  seen: string | null
}

/** Every version of a piece, what it changed, and a way back to it. */
export function History({ brand, kind, id, seen }: Props) {
  const { t } = useWords()
  const pages = usePages()
  const before = pages.after === undefined ? {} : { before: pages.after }
  const asked = { brandId: brand.id, kind, id }
  const answer = useLook(asking('GET /office/api/content/versions', { ...asked, ...before }))
  const isLatest = (version: Version) => pages.number === 1 && version === answer.data?.list[0]
  return (
    <Section title={t('common.history')}>
      <Listed answer={answer}>
        {({ list, next }) => (
          <>
            {list.length === 0 && <p className="text-text-quiet">{t('content.no_history')}</p>}
            <ol className="flex flex-col divide-y divide-line">
              {list.map((version) => (
                <li key={version.number} className="flex flex-col gap-3 py-4">
                  <Heading {...{ version }} />
                  <VersionChanges version={version} zone={brand.timeZone} />
                  {!isLatest(version) && version.piece && (
                    <Restore asked={asked} number={version.number} seen={seen} />
                  )}
                </li>
              ))}
            </ol>
            <Paged pages={pages} next={next} />
          </>
        )}
      </Listed>
    </Section>
  )
}

function Heading({ version: { number, deed, by, at } }: { version: Version }) {
  const { t } = useWords()
  const when = useWhen()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="font-semibold">{t('content.version', { number })}</span>
      <span>{t(`content.deed_${deed}`)}</span>
      {at !== null && <span className="text-sm text-text-quiet">{when(at)}</span>}
      {by !== null && (
        <span className="text-sm text-text-quiet">
          <Staffer id={by} />
        </span>
      )}
    </p>
  )
}

interface RestoreProps {
  asked: { brandId: string; kind: ContentKind; id: string }
  number: number
  seen: string | null
}

function Restore({ asked, number, seen }: RestoreProps) {
  const { t } = useWords()
  const { may } = useMe()
  const again = useAgain()
  if (!may('contentManage')) return null
  const sent = { ...asked, number, ...(seen !== null && { seen }) }
  return (
    <div>
      <Decide
        label={t('content.restore', { number })}
        title={t('content.restore_title', { number })}
        text={t('content.restore_text')}
        onSend={() => call('POST /office/api/content/restore', sent)}
        onDone={() => again('GET /office/api/content', 'GET /office/api/content/versions')}
      />
    </div>
  )
}
