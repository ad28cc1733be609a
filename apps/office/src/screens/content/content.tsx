import { adminWords } from '@fairhouse/i18n/office'
import { contentKinds, type ContentKind } from '@fairhouse/protocol/content-lists'
import { Icon, Tabs, buttonClass } from '@fairhouse/ui'
import { Link, useLocation, useSearchParams } from 'wouter'
import { BrandChoice } from '#features/brand-choice'
import { LoadState } from '#features/list'
import { Page } from '#features/page'
import { freshQuery, useLiveQuery } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { Pieces } from './pieces.tsx'
import { Removed } from './removed.tsx'
import { SitePreview } from './site-preview.tsx'
import { isKind } from './view.ts'

/** Content of a brand, by kind. */
export function Content() {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const target = search.get('kind') ?? ''
  const kind = isKind(target) ? target : 'banner'
  const brandId = search.get('brand') ?? undefined
  const answer = useLiveQuery(
    freshQuery('GET /office/api/content', { kind, ...(brandId !== undefined && { brandId }) }),
  )
  const present = answer.data?.brandId ?? brandId
  const show = (nextKind: ContentKind, brand = present) =>
    go(`/content?kind=${nextKind}${brand === undefined ? '' : `&brand=${brand}`}`)
  const brands = answer.data?.brands ?? []
  const brand = brands.find(({ id }) => id === present)
  return (
    <Page
      title={t('common.content')}
      text={t('content.text')}
      actions={
        <>
          <BrandChoice {...{ brands }} value={present} onChange={(id) => show(kind, id)} />
          {answer.data && <SitePreview listing={answer.data} />}
          {may('contentManage') && present !== undefined && (
            <Link
              href={`/content/${kind}/new?brand=${present}`}
              className={buttonClass('primary', 'small')}
            >
              <Icon name="plus" className="size-5" />
              {t(`content.add_${kind}`)}
            </Link>
          )}
        </>
      }
    >
      <Tabs
        label={t('content.kinds')}
        tabs={contentKinds.map((id) => ({ id, label: t(`content.kind_${id}`) }))}
        value={kind}
        onChange={(next) => show(next)}
      >
        <div className="flex flex-col gap-6">
          <LoadState answer={answer}>
            {(listing) => <Pieces kind={kind} listing={listing} />}
          </LoadState>
          {brand && <Removed key={`${kind} ${brand.id}`} {...{ kind, brand }} />}
        </div>
      </Tabs>
    </Page>
  )
}
